import { readFileSync } from 'node:fs';

import pMap from 'p-map';
import sharp, { type Sharp } from 'sharp';

import type { SiteContent } from '../../src/content/types';
import { formatSalary } from '../../src/jobs/format';
import { previewSize } from '../../src/seo/head';
import { previewFile, sitePreviewName } from '../../src/seo/metadata';
import { illustrationColors } from '../../src/theme/illustration-colors';
import { colors } from '../../src/theme/tokens';
import type { SiteFonts } from '../fonts/site-fonts';
import { loadFont, type TextOutliner } from '../fonts/text-outlines';
import { replaceColors } from '../svg-colors';
import type { FileCache } from './file-cache';

const palette = colors.light;
const { width, height } = previewSize;

/** Space between the text and the edges, in px. Some apps crop the corners. */
const margin = 72;

/** In px. Keeps the illustration's cloud to the right of the text, and its hills below. */
const sceneHeight = 560;

/** Where the scene begins: its last 24 px, with the end of the land, are outside the image. */
const sceneTop = height - sceneHeight + 24;

/** In px. Longer lines would reach the cloud. */
const textWidth = 604;

/** In px. Where the title is and the lines below it. The rest is the same in all images. */
const textArea = { left: margin - 8, top: 130, width: width - margin, height: 330 };

/** Level 6, the default, takes a third longer and saves 3%. */
const pngOptions = { compressionLevel: 4 };

type PreviewText = { title: string; lines: string[] };

type Fonts = Record<'company' | 'title' | 'text', TextOutliner>;

/**
 * Draws the preview images of shared links: one for the site and one for each job.
 *
 * @param write receives each image as a PNG file
 */
export async function drawPreviewImages(
  content: SiteContent,
  siteFonts: SiteFonts,
  cache: FileCache,
  write: (file: string, png: Buffer) => void,
): Promise<void> {
  const { company, home, jobs } = content;
  const images: { file: string; text: PreviewText }[] = [
    {
      file: previewFile(sitePreviewName),
      text: { title: home.hero.offer, lines: [] },
    },
    ...jobs.map((job) => ({
      file: previewFile(job.slug),
      text: { title: job.title, lines: [job.location, formatSalary(job.salary)] },
    })),
  ];
  const fonts = await loadFonts(siteFonts);
  const scene = sceneSvg(fonts.company.outline(company.name, 34, margin + 72, 103));
  const whole = await pixelsOf(sharp(Buffer.from(scene)));
  const background = await pixelsOf(sharp(whole.data, { raw: whole.info }).extract(textArea));
  const draw = async ({ file, text }: (typeof images)[number]) => {
    const overlay = textSvg(outlineTexts(text, fonts));
    const drawPng = async () => {
      const composed = sharp(background.data, { raw: background.info }).composite([
        { input: Buffer.from(overlay) },
      ]);
      const pixels = insertTextArea(whole.data, (await pixelsOf(composed)).data);
      return sharp(pixels, { raw: whole.info }).png(pngOptions).toBuffer();
    };
    const inputs = [scene, overlay, JSON.stringify([pngOptions, sharp.versions])];
    write(file, await cache.get(inputs, drawPng));
  };
  // Leaves two of Node's four threads to webpack, which reads files at the same time.
  await pMap(images, draw, { concurrency: 2 });
  cache.deleteUnused();
}

/** Red, green and blue of each pixel, row by row. */
function pixelsOf(image: Sharp) {
  return image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Copies rows of pixels, because composing the whole image with sharp takes four times as long. */
function insertTextArea(image: Buffer, area: Buffer): Buffer {
  const result = Buffer.from(image);
  for (let row = 0; row < textArea.height; row += 1) {
    const start = ((textArea.top + row) * width + textArea.left) * 3;
    area.copy(result, start, row * textArea.width * 3, (row + 1) * textArea.width * 3);
  }
  return result;
}

const hero = illustration('hero');
const heroWheel = illustration('hero-wheel');
const logoMark = illustration('logo-mark');

/** What all images show: the land, the logo and the company's name. */
function sceneSvg(companyName: string): string {
  return `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${palette.scene.skyTop}"/>
      <svg y="${sceneTop}" width="${width}" height="${sceneHeight}">${hero}</svg>
      <svg x="${width - sceneHeight}" y="${sceneTop}" width="${sceneHeight}" height="${sceneHeight}">${heroWheel}</svg>
      <svg x="${margin}" y="${margin - 8}" width="56" height="56" viewBox="0 0 32 32" color="${palette.prairie}">
        ${logoMark}
      </svg>
      <g fill="${palette.ink}">${companyName}</g>
    </svg>`;
}

function textSvg(outlines: string): string {
  const { left, top, width, height } = textArea;
  return `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">
      <g fill="${palette.ink}">${outlines}</g>
    </svg>`;
}

/** The title and the lines below it. */
function outlineTexts({ title, lines }: PreviewText, fonts: Fonts): string {
  const size = titleSize(title, lines);
  const titleLines = fonts.title.wrap(title, size, textWidth);
  const titleTop = 152;
  const textLines = lines.flatMap((line) => fonts.text.wrap(line, 32, textWidth));
  const textTop = titleTop + titleLines.length * size * 1.02 + 24;
  return [
    ...titleLines.map((line, index) =>
      fonts.title.outline(line, size, margin, titleTop + size * (0.83 + 1.02 * index)),
    ),
    ...textLines.map((line, index) =>
      fonts.text.outline(line, 32, margin, textTop + 32 * (1.05 + 1.4 * index)),
    ),
  ].join('');
}

/** In px. Longer titles are smaller, so that they and the lines below them end above the hills. */
function titleSize({ length }: string, lines: string[]): number {
  if (length <= 28) return 84;
  return length <= 44 || lines.length === 0 ? 64 : 52;
}

async function loadFonts({ display, text }: SiteFonts): Promise<Fonts> {
  return {
    company: await loadFont(display, 600, -0.02),
    title: await loadFont(display, 700, -0.02),
    text: await loadFont(text, 500, 0),
  };
}

/** An illustration with the light scheme's colors instead of CSS variables. */
function illustration(name: string): string {
  const file = `src/illustrations/${name}.svg`;
  return replaceColors(readFileSync(file, 'utf8'), file, illustrationColors.light);
}
