import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(html|js|svg|xml|txt|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` copy of each text file, for hosts that serve precompressed files. */
export async function compress(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressible.test(file),
  );
  // Documents exist twice (career.html, career/index.html): reuse the results.
  const copies = new Map<string, Promise<[brotli: Buffer, gzip: Buffer]>>();
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(directory, name);
      const text = await readFile(file, 'utf8');
      const compressed = copies.get(text) ?? brotliAndGzip(text);
      copies.set(text, compressed);
      const [brotli, gzipped] = await compressed;
      await writeFile(`${file}.br`, brotli);
      await writeFile(`${file}.gz`, gzipped);
    }),
  );
}

/** Compresses with the highest quality, which keeps documents under 14 kB. */
function brotliAndGzip(text: string): Promise<[Buffer, Buffer]> {
  return Promise.all([
    promisify(brotliCompress)(text), // 11, the highest, is the default
    promisify(gzip)(text, { level: 9 }),
  ]);
}
