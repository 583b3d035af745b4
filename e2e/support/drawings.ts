import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { replaceColors } from '../../generator/svg-colors';
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

/** Of drawings that fill the part of a page that they are in. */
const largeDrawing = 'width="1280" height="480"';

/** Behind drawings, so that light and dark lines show. */
const gray = { r: 128, g: 128, b: 128 };

const mostColumns = 36;

/** In px of the picture that is drawn to measure. */
const fieldSize = 8;

/** A grid over one of the site's drawings. */
export async function mosaicOfDrawing(file: string, scheme: 'light' | 'dark'): Promise<string[]> {
  const svg = replaceColors(readDrawing(file), file, illustrationColors[scheme]).replace(
    'width="100%" height="100%"',
    largeDrawing,
  );
  const drawing = Buffer.from(svg);
  const units = (await sharp(drawing).metadata()).width;
  const isIcon = units < 100;
  const most = isIcon ? 8 : Math.min(mostColumns, Math.max(16, 2 * Math.round(units / 80)));
  // In the dark scheme, only colors differ.
  return mosaicOf(drawing, scheme === 'light' ? most : most / 2);
}

/**
 * Lays a grid over a picture: the mean color of each field says what is there.
 *
 * @returns the rows of the grid, such as `cfe4ee cfe4ee 84b1ae`
 */
export async function mosaicOf(picture: string | Buffer, columns = mostColumns): Promise<string[]> {
  const width = columns * fieldSize;
  const { data, info } = await sharp(picture)
    .flatten({ background: gray })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });

  const meanColor = (column: number, row: number) => {
    const sums = [0, 0, 0];
    const bottom = Math.min((row + 1) * fieldSize, info.height);
    for (let y = row * fieldSize; y < bottom; y++) {
      const start = 3 * (y * width + column * fieldSize);
      const pixels = data.subarray(start, start + 3 * fieldSize);
      for (const [index, value] of pixels.entries())
        sums[index % 3] = (sums[index % 3] ?? 0) + value;
    }
    const count = fieldSize * (bottom - row * fieldSize);
    return sums.map((sum) => hex(sum / count)).join('');
  };
  return range(Math.ceil(info.height / fieldSize)).map((row) =>
    range(columns)
      .map((column) => meanColor(column, row))
      .join(' '),
  );
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');
