import { readFileSync } from 'node:fs';

import pMap from 'p-map';
import sharp, { type Sharp } from 'sharp';

import type { SiteContent } from '../../shared/content/types';
import { formatSalary } from '../../shared/jobs/format';
import { previewFile, previewSize, sitePreviewName } from '../../shared/seo/metadata';
import { illustrationColors } from '../../src/theme/illustration-colors';
import { colors } from '../../src/theme/tokens';
import type { SiteFonts } from '../fonts/site-fonts';
import { TextOutliner } from '../fonts/text-outliner';
import { replaceColors } from '../lib/svg-colors';
import type { FileCache } from './file-cache';

const palette = colors.light;
const { width, height } = previewSize;

// All lengths are in px.

/** Space between the text and the edges. Some apps crop the corners. */
const margin = 72;

/**
 * At this height, the illustration's windpump is to the right of the text, and its hills are below
 * it.
 */
const sceneHeight = 560;

/** Moves the last 24 px of the scene, where the land ends, out of the image. */
const sceneTop = height - sceneHeight + 24;

const logo = { left: margin, top: margin - 8, size: 56 };

const companyName = { fontSize: 34, left: logo.left + logo.size + 16, baseline: 103 };

/** Longer lines would reach the windpump. */
const textWidth = 604;

const titleTop = 152;

/** In ems of the title: from a line's top to its baseline, and from line to line. */
const titleLine = { baseline: 0.83, height: 1.02 };

/** The lines below the title. Baseline and line height are in ems. */
const details = { gapAbove: 24, fontSize: 32, baseline: 1.05, lineHeight: 1.4 };

/** Contains the title and the lines below it. Everything outside it is the same in all images. */
const textArea = { left: margin - 8, top: 130, width: width - margin, height: 330 };

/** zlib's levels are from 0 to 9. 6, sharp's default, takes a third longer and saves 3%. */
const pngOptions = { compressionLevel: 4 };

const hero = illustration('hero');
const heroWheel = illustration('hero-wheel');
const logoMark = illustration('logo-mark');

type PreviewText = { title: string; lines: string[] };

type Fonts = Record<'company' | 'title' | 'text', TextOutliner>;

/**
 * Draws the preview images of shared links: one for the site and one for each job.
 *
 * @param write is called with the name and the content of each PNG file
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
  const { fontSize, left, baseline } = companyName;
  const scene = sceneSvg(fonts.company.outline(company.name, fontSize, left, baseline));
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

function pixelsOf(image: Sharp) {
  return image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Copies the text area into the image, row by row. sharp would take four times as long for the
 * whole image.
 */
function insertTextArea(image: Buffer, area: Buffer): Buffer {
  const pixel = 3; // bytes: red, green, blue
  const rowLength = textArea.width * pixel;
  const result = Buffer.from(image);
  for (let row = 0; row < textArea.height; row += 1) {
    const target = ((textArea.top + row) * width + textArea.left) * pixel;
    area.copy(result, target, row * rowLength, (row + 1) * rowLength);
  }
  return result;
}

/** What all images share. */
function sceneSvg(companyNameOutline: string): string {
  return `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${palette.scene.skyTop}"/>
      <svg y="${sceneTop}" width="${width}" height="${sceneHeight}">${hero}</svg>
      <svg x="${width - sceneHeight}" y="${sceneTop}" width="${sceneHeight}" height="${sceneHeight}">${heroWheel}</svg>
      <svg x="${logo.left}" y="${logo.top}" width="${logo.size}" height="${logo.size}" viewBox="0 0 32 32" color="${palette.prairie}">
        ${logoMark}
      </svg>
      <g fill="${palette.ink}">${companyNameOutline}</g>
    </svg>`;
}

function textSvg(outlines: string): string {
  const { left, top, width, height } = textArea;
  return `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">
      <g fill="${palette.ink}">${outlines}</g>
    </svg>`;
}

function outlineTexts({ title, lines }: PreviewText, fonts: Fonts): string {
  const titleSize = titleFontSize(title, lines);
  const titleLines = fonts.title.wrap(title, titleSize, textWidth);
  const detailLines = lines.flatMap((line) => fonts.text.wrap(line, details.fontSize, textWidth));
  const detailsTop = titleTop + titleLines.length * titleSize * titleLine.height + details.gapAbove;
  return [
    ...titleLines.map((line, index) => {
      const baseline = titleTop + titleSize * (titleLine.baseline + titleLine.height * index);
      return fonts.title.outline(line, titleSize, margin, baseline);
    }),
    ...detailLines.map((line, index) => {
      const { fontSize, baseline, lineHeight } = details;
      return fonts.text.outline(
        line,
        fontSize,
        margin,
        detailsTop + fontSize * (baseline + lineHeight * index),
      );
    }),
  ].join('');
}

/** Longer titles are smaller, so that they and the lines below them end above the hills. */
function titleFontSize({ length }: string, lines: string[]): number {
  if (length <= 28) return 84;
  return length <= 44 || lines.length === 0 ? 64 : 52;
}

async function loadFonts({ display, text }: SiteFonts): Promise<Fonts> {
  return {
    company: await TextOutliner.load(display, { weight: 600, letterSpacing: -0.02 }),
    title: await TextOutliner.load(display, { weight: 700, letterSpacing: -0.02 }),
    text: await TextOutliner.load(text, { weight: 500, letterSpacing: 0 }),
  };
}

function illustration(name: string): string {
  const file = `src/illustrations/${name}.svg`;
  return replaceColors(readFileSync(file, 'utf8'), file, illustrationColors.light);
}
