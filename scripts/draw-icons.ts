/**
 * Draws the raster icons in public/ from the one source of the mark, public/icon.svg.
 *
 *   npx tsx scripts/draw-icons.ts
 *
 * Writes favicon.ico (16, 32 and 48 px), apple-touch-icon.png (180), icon-192.png and icon-512.png.
 * The output depends only on icon.svg and the installed version of sharp, so it is committed and
 * only needs drawing again when the mark changes.
 *
 * - The favicon is transparent and cannot follow the colour scheme, so its rows have a tone between
 *   the light and the dark prairie that is legible on both. At 16 and 32 px the edges of the rows
 *   are moved to whole pixels (`rows`: y in the mark → y in pixels) and the sun is placed by hand;
 *   at 48 px the mark lies on the grid as it is.
 * - The others are opaque. Their marks are multiples of 24 px, where the rows lie on whole pixels,
 *   and stay inside the central 80 % circle that maskable icons must keep to.
 *
 * icon.svg must hold one <path class="rows"> of absolute M, L, C and Z commands and one
 * <circle class="sun">, in a 32 x 32 view box.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import sharp from 'sharp';

import { colors } from '../src/theme/tokens';

type Sun = { cx: number; cy: number; r: number };

type Mark = { outline: string; sun: Sun };

type MarkColors = { rows: string; sun: string; ground?: string };

/** A mark that is moved to whole pixels; sizes and places in px. */
type Favicon = { size: number; rows?: readonly number[]; sun?: Sun };

const viewBox = 32;

const onPage: MarkColors = { rows: '#2A8F85', sun: colors.light.wheat };
const onInk = { rows: colors.dark.prairie, sun: colors.dark.wheat, ground: colors.light.ink };

const favicons: readonly Favicon[] = [
  {
    size: 16,
    rows: [0, 0, 14.67, 8, 18.67, 10, 21.33, 11, 25.33, 13, 28, 14, 32, 16],
    sun: { cx: 5.5, cy: 3.5, r: 2.6 },
  },
  {
    size: 32,
    rows: [0, 0, 14.67, 14, 18.67, 18, 21.33, 21, 25.33, 25, 28, 28, 32, 32],
    sun: { cx: 11, cy: 6, r: 5 },
  },
  { size: 48 },
];

const tiles = [
  { file: 'apple-touch-icon.png', size: 180, mark: 120 },
  { file: 'icon-192.png', size: 192, mark: 96 },
  { file: 'icon-512.png', size: 512, mark: 264 },
];

draw().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function draw() {
  const mark = readMark();
  const images = await Promise.all(
    favicons.map(async (favicon) => ({
      size: favicon.size,
      png: await sharp(drawMark(mark, onPage, favicon))
        .png({ compressionLevel: 9 })
        .toBuffer(),
    })),
  );
  write('favicon.ico', packIco(images), `${images.map(({ size }) => size).join('/')} px`);

  for (const { file, size, mark: markSize } of tiles) {
    const png = await sharp(drawMark(mark, onInk, { size: markSize }, size))
      .flatten({ background: onInk.ground })
      .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
      .toBuffer();
    write(file, png, `${size} px`);
  }
}

/** Reads the outline of the rows and the sun from icon.svg. */
function readMark(): Mark {
  const svg = readFileSync('public/icon.svg', 'utf8');
  const outline = /<path class="rows" d="([^"]+)"/.exec(svg)?.[1];
  const sun = /<circle class="sun" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(svg);
  if (!svg.includes('viewBox="0 0 32 32"') || !outline || !sun || /[^MLCZ\d\s.]/.test(outline)) {
    throw new Error(
      'public/icon.svg is not in the form described at the top of scripts/draw-icons.ts',
    );
  }
  return { outline, sun: { cx: Number(sun[1]), cy: Number(sun[2]), r: Number(sun[3]) } };
}

/** Interpolates linearly between pairs of numbers: [from, to, from, to, …]. */
function interpolate(pairs: readonly number[], value: number): number {
  let i = 0;
  while (i + 4 < pairs.length && value > (pairs[i + 2] ?? 0)) i += 2;
  const [from = 0, to = 0, nextFrom = 1, nextTo = 0] = pairs.slice(i, i + 4);
  return to + ((value - from) * (nextTo - to)) / (nextFrom - from);
}

/** The SVG of the mark at `size` px, in the middle of a tile of `tile` px. */
function drawMark(
  mark: Mark,
  { rows: rowsColor, sun: sunColor, ground }: MarkColors,
  { size, rows, sun }: Favicon,
  tile = size,
): Buffer {
  const scale = size / viewBox;
  const outline = mark.outline.replace(
    /([\d.]+) ([\d.]+)/g,
    (_, x: string, y: string) =>
      `${Number(x) * scale} ${rows ? interpolate(rows, Number(y)) : Number(y) * scale}`,
  );
  const { cx, cy, r } = sun ?? {
    cx: mark.sun.cx * scale,
    cy: mark.sun.cy * scale,
    r: mark.sun.r * scale,
  };
  const inset = (tile - size) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${tile}">` +
      (ground === undefined ? '' : `<path fill="${ground}" d="M0 0h${tile}v${tile}H0z"/>`) +
      `<g transform="translate(${inset} ${inset})"><path fill="${rowsColor}" d="${outline}"/>` +
      `<circle fill="${sunColor}" cx="${cx}" cy="${cy}" r="${r}"/></g></svg>`,
  );
}

/** Packs square PNG images into an ICO file. */
function packIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry); // width
    header.writeUInt8(size, entry + 1); // height
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

function write(file: string, data: Buffer, note: string) {
  writeFileSync(`public/${file}`, data);
  console.log(`public/${file}  ${note}  ${data.length} bytes`);
}
