import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text, for which a `.br` and a `.gz` lie beside each file. */
const compressible = /\.(html|js|map|svg|xml|txt|json|webmanifest)$/;

/** Compresses every text file of a folder once, as hard as it goes, for hosts that serve such copies. */
export async function compress(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => path.join(directory, file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotliOptions));
    }),
  );
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
