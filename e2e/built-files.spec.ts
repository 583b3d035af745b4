import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import vnu from 'vnu-jar';

import { siteDocuments } from '../src/document/site-documents';
import { expect, test } from './fixtures';

const directory = 'dist';
const documents = siteDocuments.flatMap(({ files }) => files);

/** Files that are asked for by their well-known names. */
const wellKnown = [
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'licenses.txt',
  '_headers',
  '_nginx-headers.conf',
];

const files = readdirSync(directory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
  // Compressed copies go with the file that they are of.
  .filter(
    (file, _index, all) =>
      !all.includes(file.replace(/\.(br|gz)$/, '')) || !/\.(br|gz)$/.test(file),
  );

/** What a file is the compressed copy of; a file that is none is its own. */
const originalOf = (file: string) => file.replace(/\.(br|gz)$/, '');

/** Who names a file: by its name, or, for chunks, by the hash in it. */
function usersOf(file: string): string[] {
  const base = path.basename(file);
  const hash = base.match(/\.([0-9a-f]{8})\.js$/)?.[1];
  return files.filter((other) => {
    if (other === file || !/\.(html|js|webmanifest)$/.test(other)) return false;
    const text = readFileSync(path.join(directory, other), 'utf8');
    return text.includes(base) || (hash !== undefined && text.includes(hash));
  });
}

test('the build leaves no file that nobody uses', () => {
  const named = [...documents, ...wellKnown];
  const stray = files.filter(
    (file) => !named.includes(originalOf(file)) && usersOf(originalOf(file)).length === 0,
  );

  expect(stray).toEqual([]);
  for (const file of named) expect(files).toContain(file);
});

test('script chunks load from static/js, one for each page behind the home page, for 120 s at most', () => {
  const chunks = files
    .filter((file) => /^static\/js\/.*\.js$/.test(file))
    .map((file) => path.basename(file));

  expect(files.filter((file) => file.endsWith('.js')).length).toBe(chunks.length);
  for (const page of ['career', 'job', 'not-found']) {
    expect(chunks.filter((chunk) => chunk.startsWith(`${page}.`))).toHaveLength(1);
  }
  const main = chunks.find((chunk) => chunk.startsWith('main.')) ?? '';
  expect(readFileSync(path.join(directory, 'static/js', main), 'utf8')).toMatch(
    /\b(120000|12e4)\b/,
  );
});

/** Prints every picture's file and bytes. */
const redraw = `
  const { drawPreviewPictures } = require('./build/preview-pictures.tsx');
  drawPreviewPictures().then((drawn) =>
    console.log(JSON.stringify(drawn.map(({ file, png }) => [file, png.toString('base64')]))),
  );
`;

test('the preview pictures come out the same, byte for byte, when they are drawn again', () => {
  const { stdout, stderr } = spawnSync('npx', ['tsx', '--eval', redraw], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(stdout, stderr).not.toBe('');
  const drawn = JSON.parse(stdout) as [file: string, png: string][];

  expect(drawn.map(([file]) => file).sort()).toEqual(
    files.filter((file) => file.startsWith('previews/')).sort(),
  );
  for (const [file, png] of drawn) {
    expect(readFileSync(path.join(directory, file), 'base64') === png, file).toBe(true);
  }
});

test('every document is valid HTML by the Nu checker', () => {
  const java = spawnSync('java', ['-version']);
  test.skip(java.error !== undefined, 'The Nu checker needs Java; install a runtime to run it.');

  const { status, stderr } = spawnSync(
    'java',
    ['-jar', vnu, '--errors-only', ...documents.map((file) => path.join(directory, file))],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
