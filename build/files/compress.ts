import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import pMap from 'p-map';

import type { FileCache } from './file-cache';

const compressible = /\.(html|js|svg|xml|txt|json|webmanifest)$/;

/** The limit of open files can be as low as 256 (macOS). */
const filesAtOnce = 8;

/** Writes a `.br` and a `.gz` copy of each text file, for hosts that serve precompressed files. */
export async function compress(directory: string, cache: FileCache): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressible.test(file),
  );
  const compressFile = async (name: string) => {
    const file = path.join(directory, name);
    const text = await readFile(file, 'utf8');
    // 11, the highest quality and the default, keeps documents under 14 kB.
    const brotli = await cache.get([`brotli ${process.version}`, text], () =>
      promisify(brotliCompress)(text),
    );
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  };
  await pMap(files, compressFile, { concurrency: filesAtOnce });
  cache.deleteUnused();
}
