import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import pMap from 'p-map';

import type { FileCache } from './file-cache';

const compressible = /\.(html|js|svg|xml|txt|json|webmanifest)$/;

/** 11, the highest, takes three times as long and makes files only 2% smaller. */
const quality = 10;

/** Some systems limit open files to 256 (macOS). */
export const filesAtOnce = 8;

/**
 * Writes a `.br` and a `.gz` copy of each text file that has none, for hosts that serve such
 * copies.
 */
export async function compressFiles(directory: string, cache: FileCache): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => path.join(directory, file))
    .filter((file) => !existsSync(`${file}.br`));
  const compressFile = async (file: string) =>
    writeCompressed([file], await readFile(file, 'utf8'), cache);
  await pMap(files, compressFile, { concurrency: filesAtOnce });
}

/** Compresses a text once, and writes the copies of all files that contain it: a page has two. */
export async function writeCompressed(
  files: readonly string[],
  text: string,
  cache: FileCache,
): Promise<void> {
  const brotli = await cache.get([`brotli ${quality} ${process.version}`, text], () =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
  // Takes milliseconds, so it is not worth a file in the cache.
  const gzipped = await promisify(gzip)(text, { level: 9 });
  for (const file of files) {
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, gzipped);
  }
}
