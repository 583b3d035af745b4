import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Text files, each of which gets a `.br` and a `.gz` copy beside it. */
const compressible = /\.(html|js|svg|xml|txt|json|webmanifest)$/;

/** Compresses the text files of a folder, for hosts that serve such copies. */
export async function compress(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressible.test(file),
  );
  // Every document is there twice (career.html, career/index.html).
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

/** At the highest quality of both, which the documents need to stay within 14 kB. */
function brotliAndGzip(text: string): Promise<[Buffer, Buffer]> {
  return Promise.all([
    promisify(brotliCompress)(text), // its default is the highest quality, 11
    promisify(gzip)(text, { level: 9 }),
  ]);
}
