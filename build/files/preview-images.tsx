import { readFileSync } from 'node:fs';

import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';

import type { SiteContent } from '../../src/content/types';
import { salaryText } from '../../src/jobs/job';
import { homeMetadata } from '../../src/pages/home/home-metadata';
import { jobMetadata } from '../../src/pages/job/job-metadata';
import { previewSize } from '../../src/seo/head';
import type { PageMetadata } from '../../src/seo/metadata';
import { colors } from '../../src/theme/tokens';

const palette = colors.light;
const { width, height } = previewSize;

/** Space between the text and the edges, in px. Some apps crop the corners. */
const margin = 72;

/** In px. Keeps the illustration's cloud to the right of the text, and its hills below. */
const sceneHeight = 560;

/** Draws the preview images of shared links: one for the site and one for each job. */
export function drawPreviewImages(content: SiteContent) {
  const { company, home, jobs } = content;
  const { name } = company;
  return Promise.all([
    draw(homeMetadata(content), <ImageText title={name} lines={[home.hero.tagline]} />),
    ...jobs.map((job) =>
      draw(
        jobMetadata({ company, job }),
        <ImageText company={name} title={job.title} lines={[job.location, salaryText(job)]} />,
      ),
    ),
  ]);
}

async function draw({ preview }: PageMetadata, content: ReactElement) {
  const text = await satori(content, { width, height, fonts });
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${palette.scene.skyTop}"/>
      <svg y="${height - sceneHeight}" width="${width}" height="${sceneHeight}">${illustration('hero')}</svg>
      <svg x="${margin}" y="${margin - 8}" width="56" height="56" viewBox="0 0 32 32" color="${palette.prairie}">
        ${illustration('logo-mark')}
      </svg>
      ${text}
    </svg>`;
  return { file: preview.file, png: await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer() };
}

type ImageTextProps = { company?: string; title: string; lines: string[] };

function ImageText({ company = '', title, lines }: ImageTextProps) {
  const column = { display: 'flex', flexDirection: 'column', width: 600 } as const;
  const fontSize = titleSize(title);
  return (
    <div style={{ ...column, width, height, padding: margin, color: palette.ink }}>
      <div style={{ ...heading, height: 48, marginLeft: 72, fontSize: 34, fontWeight: 600 }}>
        {company}
      </div>
      <div style={{ ...heading, width: 600, marginTop: 32, fontSize, lineHeight: 1.02 }}>
        {title}
      </div>
      <div style={{ ...column, marginTop: 24, fontSize: 32, lineHeight: 1.4 }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  );
}

/** In px. Longer titles are smaller, to end above the hills. */
function titleSize({ length }: string): number {
  if (length <= 28) return 84;
  return length <= 44 ? 64 : 52;
}

const heading = { fontFamily: 'bricolage-grotesque', fontWeight: 700, letterSpacing: '-0.02em' };

const fonts = [
  font('instrument-sans', 500),
  font('bricolage-grotesque', 600),
  font('bricolage-grotesque', 700),
];

/** A font of the theme as WOFF, because satori does not read WOFF2. */
function font(name: string, weight: 500 | 600 | 700) {
  const file = require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
  return { name, weight, data: readFileSync(file) };
}

/** An illustration with the light scheme's colors instead of CSS variables. */
function illustration(name: string): string {
  const values: Record<string, unknown> = { ...palette, ...palette.scene };
  return readFileSync(`src/illustrations/${name}.svg`, 'utf8').replace(
    /var\(--site-palette-(?:scene-)?(\w+)\)/g,
    (variable, key: string) => {
      if (!(key in values)) throw new Error(`${name}.svg: src/theme has no color ${variable}.`);
      return String(values[key]);
    },
  );
}
