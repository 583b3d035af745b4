import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Text, for which a `.br` and a `.gz` lie beside each file. */
const compressible = /\.(html|js|svg|xml|txt|json|webmanifest)$/;

/** Compresses the text files of a folder, for hosts that serve such copies. */
export async function compress(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (name) => {
        const file = path.join(directory, name);
        const text = await readFile(file);
        // Node's default quality is brotli's highest.
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }),
  );
}
