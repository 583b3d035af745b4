import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

let directory: string;
beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'compress-'))));
afterEach(() => rmSync(directory, { recursive: true }));

// macOS allows a process 256 open files, and a site with many jobs has thousands.
const onPosix = process.platform === 'win32' ? test.skip : test;

onPosix('compresses more files than a process may open at once', () => {
  const names = Array.from({ length: 200 }, (_, index) => `${index}.html`);
  for (const name of names) writeFileSync(path.join(directory, name), `<p>${name}</p>`);

  const script = `
    const { compressFiles } = require('./generator/files/compress');
    const { FileCache } = require('./generator/files/file-cache');
    compressFiles(process.argv[1], new FileCache(process.argv[1] + '/cache'));`;
  const command = 'ulimit -n 64 && exec "$0" --require tsx/cjs -e "$1" "$2"';
  const { stderr } = spawnSync('sh', ['-c', command, process.execPath, script, directory], {
    encoding: 'utf8',
  });

  expect(stderr).toBe('');
  expect(readdirSync(directory).filter((file) => /\.(br|gz)$/.test(file))).toHaveLength(400);
  const read = (file: string) => readFileSync(path.join(directory, file));
  expect(brotliDecompressSync(read('7.html.br')).toString()).toBe('<p>7.html</p>');
  expect(gunzipSync(read('7.html.gz')).toString()).toBe('<p>7.html</p>');
});
