// Draws the raster icons in public/ when the mark, public/icon.svg, changes: npx tsx scripts/draw-icons.ts
// The two smallest favicons are SVGs of their own, with edges on whole pixels.
import { readFileSync, writeFileSync } from 'node:fs';

import sharp from 'sharp';

import { colors } from '../src/theme/tokens';

// A favicon.ico cannot follow the colour scheme: this green is legible on light and dark tabs.
const onTab = `.rows { fill: #2A8F85 } .sun { fill: ${colors.light.wheat} }`;
const onInk = `.rows { fill: ${colors.dark.prairie} } .sun { fill: ${colors.dark.wheat} }`;

function draw(file: string, size: number, styles: string) {
  const svg = readFileSync(file, 'utf8')
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<svg ([^>]*)>/, `<svg width="${size}" height="${size}" $1><style>${styles}</style>`);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** The mark keeps to the circle of 80 % that every shape of a maskable icon leaves (w3.org/TR/appmanifest). */
async function drawTile(file: string, size: number, markSize: number) {
  await sharp({ create: { width: size, height: size, channels: 3, background: colors.light.ink } })
    .composite([{ input: await draw('public/icon.svg', markSize, onInk) }])
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toFile(file);
}

/** An ICO file of images of 16, 32, 48 … px: a header, an entry for each image, the images. */
function packIco(images: Buffer[]): Buffer {
  let offset = 6 + 16 * images.length;
  const entries = images.map((png, index) => {
    const size = 16 * (index + 1);
    // Width, height, no palette, one plane, 32 bits per pixel; length and offset follow.
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, images.length, 0]), ...entries, ...images]);
}

const favicons = ['scripts/favicon-16.svg', 'scripts/favicon-32.svg', 'public/icon.svg'];
const drawings = favicons.map((file, index) => draw(file, 16 * (index + 1), onTab));
void Promise.all(drawings).then((images) => writeFileSync('public/favicon.ico', packIco(images)));
void drawTile('public/apple-touch-icon.png', 180, 120);
void drawTile('public/icon-192.png', 192, 96);
void drawTile('public/icon-512.png', 512, 264);
