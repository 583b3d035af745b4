import { readFileSync } from 'node:fs';

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';

import { company } from '../src/content/company';
import { hero } from '../src/content/home';
import { salaryText, jobLocation, jobs } from '../src/content/jobs';
import { previewSize } from '../src/document/head';
import { homeMetadata, jobMetadata } from '../src/document/metadata';
import { HeroPicture } from '../src/pictures/hero-picture';
import { LogoMark } from '../src/pictures/logo-mark';
import { colors } from '../src/theme/tokens';

/** A picture as a file of the site. */
export type PictureFile = {
  /** Below the site's root. */
  file: string;
  png: Buffer;
};

const palette = colors.light;
const { width, height } = previewSize;

/** Distance of the words from the edges, in px; some apps crop a preview's corners. */
const margin = 72;

/** The scene is drawn higher than the picture, in px, so that its land begins below the words. */
const sceneHeight = 760;

/**
 * Draws the pictures that shared links show: the site's and one for each job, from the content and the
 * theme's colours and fonts. The same content gives the same bytes.
 */
export function drawPreviewPictures(): Promise<PictureFile[]> {
  const site = { preview: homeMetadata.preview, title: company.name, lines: [hero.tagline] };
  const openings = jobs.map((job) => ({
    preview: jobMetadata(job).preview,
    title: job.title,
    lines: [jobLocation, salaryText(job)],
  }));
  return Promise.all(
    [site, ...openings].map(async ({ preview, title, lines }) => ({
      file: preview.file,
      png: await draw(title, lines),
    })),
  );
}

async function draw(title: string, lines: readonly string[]): Promise<Buffer> {
  const words = await satori(<Words title={title} lines={lines} />, { width, height, fonts });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<svg width="${width}" height="${sceneHeight}">${picture(<HeroPicture />)}</svg>`,
    `<svg x="${margin}" y="${margin - 8}" width="56" height="56" color="${palette.prairie}">`,
    picture(<LogoMark />).replace('width="32" height="32"', 'width="56" height="56"'),
    '</svg>',
    words,
    '</svg>',
  ].join('');
  // A palette keeps the sky's gradient well under the 300 kB that WhatsApp takes.
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 95, compressionLevel: 9 })
    .toBuffer();
}

function Words({ title, lines }: { title: string; lines: readonly string[] }) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return (
    <div style={{ ...column, width, height, padding: margin, color: palette.ink }}>
      <div style={{ ...heading, height: 48, marginLeft: 72, fontSize: 34, fontWeight: 600 }}>
        {title === company.name ? '' : company.name}
      </div>
      <div style={{ ...heading, width: 600, marginTop: 32, fontSize: 84, lineHeight: 1.02 }}>
        {title}
      </div>
      <div style={{ ...column, width: 640, marginTop: 24, fontSize: 32, lineHeight: 1.4 }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  );
}

const heading = { fontFamily: 'Bricolage', fontWeight: 700, letterSpacing: '-0.02em' } as const;

const fonts = [
  { name: 'Instrument', weight: 500 as const, data: font('instrument-sans', 500) },
  { name: 'Bricolage', weight: 600 as const, data: font('bricolage-grotesque', 600) },
  { name: 'Bricolage', weight: 700 as const, data: font('bricolage-grotesque', 700) },
];

/** The theme's fonts in the one format, WOFF, that the drawing library reads. */
function font(family: string, weight: number): Buffer {
  return readFileSync(
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  );
}

/** A drawing of the site's as SVG with the light scheme's colours in place of the theme's variables. */
function picture(element: ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/var\(--site-palette-scene-(\w+)\)/g, (_match, name: string) => {
      const color: unknown = palette.scene[name as keyof typeof palette.scene];
      if (typeof color !== 'string') throw new Error(`src/theme/scene-colors.ts has no "${name}".`);
      return color;
    })
    .replaceAll('var(--site-palette-wheat)', palette.wheat);
}
