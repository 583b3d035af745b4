/**
 * Draws the raster icons in public/ from the one source of the mark, public/icon.svg.
 *
 *   node scripts/draw-icons.mjs
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
import { readFile, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

const publicDir = new URL('../public/', import.meta.url);
const viewBox = 32;

const onPage = { rows: '#2A8F85', sun: '#E9A23B' };
const onInk = { rows: '#6CCABD', sun: '#F2BC6A', ground: '#10233B' };

const favicons = [
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

/** Reads the outline of the rows and the sun from icon.svg. */
async function readMark() {
  const svg = await readFile(new URL('icon.svg', publicDir), 'utf8');
  const outline = /<path class="rows" d="([^"]+)"/.exec(svg)?.[1];
  const sun = /<circle class="sun" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(svg);
  if (!svg.includes('viewBox="0 0 32 32"') || !outline || !sun || /[^MLCZ\d\s.]/.test(outline)) {
    throw new Error('public/icon.svg is not in the form described at the top of draw-icons.mjs');
  }
  const [cx, cy, r] = sun.slice(1).map(Number);
  return { outline, sun: { cx, cy, r } };
}

/** Interpolates linearly between pairs of numbers: [from, to, from, to, …]. */
function interpolate(pairs, value) {
  let i = 0;
  while (i + 4 < pairs.length && value > pairs[i + 2]) i += 2;
  const [from, to, nextFrom, nextTo] = pairs.slice(i, i + 4);
  return to + ((value - from) * (nextTo - to)) / (nextFrom - from);
}

/** Returns the SVG of the mark at `size` px, on a tile of `tile` px if there is a ground. */
function drawMark(mark, colors, { size, tile = size, rows, sun }) {
  const scale = size / viewBox;
  const outline = mark.outline.replace(
    /([\d.]+) ([\d.]+)/g,
    (_, x, y) => `${x * scale} ${rows ? interpolate(rows, Number(y)) : y * scale}`,
  );
  const { cx, cy, r } = sun ?? {
    cx: mark.sun.cx * scale,
    cy: mark.sun.cy * scale,
    r: mark.sun.r * scale,
  };
  const inset = (tile - size) / 2;
  const ground = colors.ground ? `<path fill="${colors.ground}" d="M0 0h${tile}v${tile}H0z"/>` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${tile}">${ground}` +
      `<g transform="translate(${inset} ${inset})"><path fill="${colors.rows}" d="${outline}"/>` +
      `<circle fill="${colors.sun}" cx="${cx}" cy="${cy}" r="${r}"/></g></svg>`,
  );
}

/** Packs square PNG images into an ICO file. */
function packIco(images) {
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

async function write(file, data, note) {
  await writeFile(new URL(file, publicDir), data);
  console.log(`public/${file}  ${note}  ${data.length} bytes`);
}

const mark = await readMark();

const images = await Promise.all(
  favicons.map(async (favicon) => ({
    size: favicon.size,
    png: await sharp(drawMark(mark, onPage, favicon))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  })),
);
await write('favicon.ico', packIco(images), images.map(({ size }) => size).join('/') + ' px');

for (const { file, size, mark: markSize } of tiles) {
  const png = await sharp(drawMark(mark, onInk, { size: markSize, tile: size }))
    .flatten({ background: onInk.ground })
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
  await write(file, png, `${size} px`);
}
