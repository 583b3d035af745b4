import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { replaceColors } from '../../generator/lib/svg-colors';
import { illustrationColors } from '../../src/theme/illustration-colors';

const folder = 'src/illustrations';

/** The site's drawings, as `home/big-data.svg`. */
export const drawings = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.svg'))
  .sort();

export function readDrawing(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/** For drawings of 100% width and height, which have no size of their own. */
const rasterSize = 'width="1280" height="480"';

/** Behind drawings, so that light and dark lines show. */
const gray = { r: 128, g: 128, b: 128 };

const maxColumns = 36;

/** Side of a cell in px, in the image that is measured. */
const cellSize = 8;

/** A grid over one of the site's drawings. */
export async function mosaicOfDrawing(file: string, scheme: 'light' | 'dark'): Promise<string[]> {
  const drawing = inScheme(file, scheme);
  const units = (await sharp(drawing).metadata()).width;
  const isIcon = units < 100;
  const columns = isIcon ? 8 : Math.min(maxColumns, Math.max(16, 2 * Math.round(units / 80)));
  // In the dark scheme, only colors differ.
  return mosaicOf(drawing, scheme === 'light' ? columns : columns / 2);
}

/**
 * How many pixels of a drawing have each of its colors: thin lines hardly change the mean color of a cell.
 *
 * @returns such as `farHill:60936 wheat:9014`
 */
export async function colorsOf(file: string, scheme: 'light' | 'dark'): Promise<string> {
  const pixels = await sharp(inScheme(file, scheme)).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const color = pixels.readUIntBE(offset, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const names = new Set(
    Array.from(readDrawing(file).matchAll(/var\(--(\w+)\)/g), ([, name = '']) => name),
  );
  const countOf = (name: string) => {
    const [, hex = ''] = /^#(.{6})$/.exec(illustrationColors[scheme][name] ?? '') ?? [];
    return counts.get(parseInt(hex, 16)) ?? 0;
  };
  return [...names].map((name) => `${name}:${countOf(name)}`).join(' ');
}

function inScheme(file: string, scheme: 'light' | 'dark'): Buffer {
  const svg = replaceColors(readDrawing(file), file, illustrationColors[scheme]);
  return Buffer.from(svg.replace('width="100%" height="100%"', rasterSize));
}

/**
 * Divides a picture into cells, and takes each cell's mean color.
 *
 * @returns the rows of the grid, such as `cfe4ee cfe4ee 84b1ae`
 */
export async function mosaicOf(picture: string | Buffer, columns = maxColumns): Promise<string[]> {
  const width = columns * cellSize;
  const { data, info } = await sharp(picture)
    .flatten({ background: gray })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });

  const meanColor = (column: number, row: number) => {
    const sums = [0, 0, 0];
    const bottom = Math.min((row + 1) * cellSize, info.height);
    for (let y = row * cellSize; y < bottom; y++) {
      const start = 3 * (y * width + column * cellSize);
      const pixels = data.subarray(start, start + 3 * cellSize);
      for (const [index, value] of pixels.entries()) {
        sums[index % 3] = (sums[index % 3] ?? 0) + value;
      }
    }
    const count = cellSize * (bottom - row * cellSize);
    return sums.map((sum) => hex(sum / count)).join('');
  };
  return range(Math.ceil(info.height / cellSize)).map((row) =>
    range(columns)
      .map((column) => meanColor(column, row))
      .join(' '),
  );
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');
