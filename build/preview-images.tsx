import { readFileSync } from 'node:fs';

import satori from 'satori';
import sharp from 'sharp';

import { sitePreviewName } from '../src/content/output-files';
import { contentFileName } from '../src/content/schema.server';
import type { SiteContent } from '../src/content/types';
import { previewFile, previewSize } from '../src/document/metadata';
import { colors } from '../src/theme/colors';
import { inColorsOf } from './svg-colors';

const palette = colors.light;
const { width, height } = previewSize;

/** The first font that has a letter draws it. Instrument Sans has no Vietnamese letters. */
const fontNames = {
  display: ['latin', 'latin-ext', 'vietnamese'].map((subset) => `bricolage-grotesque/${subset}`),
  text: ['instrument-sans/latin', 'instrument-sans/latin-ext', 'bricolage-grotesque/vietnamese'],
};

const fonts = [
  ...readFonts(fontNames.display, 600),
  ...readFonts(fontNames.display, 700),
  ...readFonts(fontNames.text, 500),
];

/** Returns the owner's texts on the images, each with the name of its file and its field. */
export function previewFields({ company, home, careers, jobs }: SiteContent) {
  return [
    { name: contentFileName('company'), path: ['name'], text: company.name },
    { name: contentFileName('home'), path: ['hero', 'offer'], text: home.hero.offer },
    { name: contentFileName('careers'), path: ['location'], text: careers.location },
    ...jobs.map(({ slug, title }) => ({
      name: `jobs/${slug}.yaml`,
      path: ['title'],
      text: title,
    })),
  ];
}

/** Splits a text into letters, of which an emoji or a letter with accents is one. */
export function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

/** Returns the letters that the images would show as a box, such as emoji and arrows. */
export async function lettersWithoutFont(texts: readonly string[]): Promise<Set<string>> {
  const letters = new Set(texts.flatMap(lettersOf));
  const missing: string[] = [];
  const text = <div style={{ display: 'flex' }}>{[...letters].join(' ')}</div>;
  await satori(text, {
    width,
    height,
    fonts,
    // satori calls this for letters that no font has, and takes a picture or a font of them.
    loadAdditionalAsset: async (_language, segment) => {
      missing.push(...lettersOf(segment));
      return [];
    },
  });
  return new Set(missing);
}

type PreviewText = { title: string; details?: string };

/**
 * Draws the preview images of shared links: one for the site and one for each job.
 *
 * @returns PNG files by name
 */
export async function drawPreviewImages(content: SiteContent): Promise<Map<string, Buffer>> {
  const { company, home, jobs } = content;
  const missing = await lettersWithoutFont(previewFields(content).map(({ text }) => text));
  const drawn = (text: string) => {
    const letters = lettersOf(text).filter((letter) => !missing.has(letter));
    return letters.join('').replaceAll(/ +/g, ' ').trim();
  };
  const texts = new Map<string, PreviewText>();
  texts.set(previewFile(sitePreviewName), { title: drawn(home.hero.offer) });
  for (const { slug, title, location, salaryText } of jobs) {
    const details = `${drawn(location)}\n${salaryText}`;
    texts.set(previewFile(slug), { title: drawn(title), details });
  }

  const background = await sharp(Buffer.from(sceneSvg())).png().toBuffer();
  const images = new Map<string, Buffer>();
  for (const [file, text] of texts) {
    const preview = <Preview company={drawn(company.name)} {...text} />;
    const svg = await satori(preview, { width, height, fonts });
    const image = sharp(background).composite([{ input: Buffer.from(svg) }]);
    images.set(file, await image.removeAlpha().png().toBuffer());
  }
  return images;
}

/** Renders the text in front of the scene. Some apps crop the corners, so it keeps away from them. */
function Preview({ company, title, details }: PreviewText & { company: string }) {
  const page = { display: 'flex', flexDirection: 'column', padding: '64px 72px' } as const;
  const header = { display: 'flex', alignItems: 'center', gap: 16, fontSize: 34, fontWeight: 600 };
  const display = { fontFamily: fontNames.display.join(), letterSpacing: '-0.02em' };
  const text = { fontFamily: fontNames.text.join(), fontSize: 32, whiteSpace: 'pre-line' } as const;
  // The width is in px: lines end before the windpump.
  const box = { width: 604, marginTop: 28, wordBreak: 'break-word' } as const;
  const fontSize = titleFontSize(title, details !== undefined);
  return (
    <div style={{ ...page, color: palette.ink }}>
      <div style={{ ...header, ...display }}>
        <img src={logoUrl()} alt="" width={56} height={56} />
        {company}
      </div>
      <div style={{ ...box, ...display, fontSize, fontWeight: 700, lineHeight: 1.02 }}>{title}</div>
      <div style={{ ...box, ...text, lineHeight: 1.4 }}>{details}</div>
    </div>
  );
}

/** Returns a size in px, smaller for longer titles: they and the details end above the hills. */
function titleFontSize({ length }: string, hasDetails: boolean): number {
  if (length <= 28) return 84;
  return length <= 44 || !hasDetails ? 64 : 52;
}

function readFonts(names: string[], weight: 500 | 600 | 700) {
  return names.map((name) => {
    const [font, subset] = name.split('/');
    const file = `@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`;
    return { name, weight, data: readFileSync(require.resolve(file)) };
  });
}

/** Puts the hero's drawings together. Their last 32 px, where the land ends, are outside the image. */
function sceneSvg(): string {
  const size = 560;
  const whole = { x: 0, y: height - size + 32, width, height: size };
  const rightEnd = { ...whole, x: width - size, width: size };
  return `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${palette.scene.skyTop}"/>
      ${placed('hero-sky', whole)}
      ${placed('hero-glow', rightEnd)}
      ${placed('hero-sun', rightEnd)}
      ${placed('hero', whole)}
      ${placed('hero-wheel', rightEnd)}
    </svg>`;
}

/** Places one of the hero's drawings, with another size than its own. */
function placed(name: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(box).map(([key, value]) => `${key}="${value}"`);
  return drawing(`pages/home/hero/${name}`).replace(
    /width="\d+" height="\d+"/,
    attributes.join(' '),
  );
}

function logoUrl(): string {
  const svg = drawing('layout/logo-mark').replace('<svg', `<svg color="${palette.prairie}"`);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** @param name the file's path in `src`, without its extension */
function drawing(name: string): string {
  const file = `src/${name}.svg`;
  return inColorsOf('light', readFileSync(file, 'utf8'), file);
}
