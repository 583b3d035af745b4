import { readFileSync } from 'node:fs';

import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';

import type { SiteContent } from '../src/content/schema';
import { salaryText } from '../src/jobs/job';
import { previewSize } from '../src/seo/head';
import { homeMetadata, jobMetadata, type PageMetadata } from '../src/seo/metadata';
import { colors } from '../src/theme/tokens';

const palette = colors.light;
const { width, height } = previewSize;

/** Distance of the words from the edges, in px; some apps crop a preview's corners. */
const margin = 72;

/** In px; small enough for the cloud to begin right of the words, and the land below them. */
const sceneHeight = 560;

/**
 * Draws the pictures that shared links show: the site's and one for each job, from the content and the
 * theme's colours and fonts.
 */
export function drawPreviews({ company, home, footer, jobs }: SiteContent) {
  const { name } = company;
  return Promise.all([
    draw(homeMetadata({ company, footer }), <Words title={name} lines={[home.hero.tagline]} />),
    ...jobs.map((job) =>
      draw(
        jobMetadata(company, job),
        <Words above={name} title={job.title} lines={[job.location, salaryText(job)]} />,
      ),
    ),
  ]);
}

async function draw({ preview }: PageMetadata, words: ReactElement) {
  const text = await satori(words, { width, height, fonts });
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${palette.scene.skyTop}"/>
      <svg y="${height - sceneHeight}" width="${width}" height="${sceneHeight}">${drawing('hero')}</svg>
      <svg x="${margin}" y="${margin - 8}" width="56" height="56" viewBox="0 0 32 32" color="${palette.prairie}">
        ${drawing('logo-mark')}
      </svg>
      ${text}
    </svg>`;
  return { file: preview.file, png: await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer() };
}

function Words({ above = '', title, lines }: { above?: string; title: string; lines: string[] }) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return (
    <div style={{ ...column, width, height, padding: margin, color: palette.ink }}>
      <div style={{ ...heading, height: 48, marginLeft: 72, fontSize: 34, fontWeight: 600 }}>
        {above}
      </div>
      <div
        style={{
          ...heading,
          width: 600,
          marginTop: 32,
          fontSize: titleSize(title),
          lineHeight: 1.02,
        }}
      >
        {title}
      </div>
      <div style={{ ...column, width: 600, marginTop: 24, fontSize: 32, lineHeight: 1.4 }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  );
}

/** Long titles are set smaller, so that they end above the land; px. */
function titleSize({ length }: string): number {
  if (length <= 28) return 84;
  return length <= 44 ? 64 : 52;
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

/** A drawing of the site's, with the light scheme's colours in place of the theme's variables. */
function drawing(name: string): string {
  const colors: Record<string, unknown> = { ...palette, ...palette.scene };
  return readFileSync(`src/illustrations/${name}.svg`, 'utf8').replace(
    /var\(--site-palette-(?:scene-)?(\w+)\)/g,
    (variable, key: string) => {
      if (!(key in colors)) throw new Error(`${name}.svg: src/theme has no colour ${variable}.`);
      return String(colors[key]);
    },
  );
}
