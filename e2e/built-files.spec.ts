import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import vnu from 'vnu-jar';

import { jobPath } from '../src/jobs/job';
import { content, expect, test } from './fixtures';
import { built } from './sites';

const pages = ['Home', 'career', ...content.jobs.map((job) => jobPath(job).slice(1))];
const documents = [
  'index.html',
  '404.html',
  ...pages.flatMap((page) => [`${page}.html`, path.join(page, 'index.html')]),
];

/** Files that are asked for by their well-known names, or read by hosts. */
const wellKnown = ['robots.txt', 'sitemap.xml', 'licenses.txt', '_headers', '_nginx-headers.conf'];

const allFiles = readdirSync(built(), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(built(), path.join(entry.parentPath, entry.name)));

/** Without the compressed copies of others, and without what the owner has put into public/. */
const files = allFiles
  .filter((file) => !/\.(br|gz)$/.test(file) || !allFiles.includes(file.slice(0, -3)))
  .filter((file) => !existsSync(path.join('public', file)));

/** The files that can name others. */
const texts = files
  .filter((file) => /\.(html|js|webmanifest)$/.test(file))
  .map((file) => ({ file, text: readFileSync(built(file), 'utf8') }));

/** Whether another file names this one: by its name, or, for chunks, by the hash in it. */
function isUsed(file: string): boolean {
  const base = path.basename(file);
  const name = /\.([0-9a-f]{8})\.js$/.exec(base)?.[1] ?? base;
  return texts.some((other) => other.file !== file && other.text.includes(name));
}

test('every page is a document, and no file is there that nobody uses', () => {
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(documents.sort());
  const others = files.filter((file) => ![...documents, ...wellKnown].includes(file));
  expect(others.filter((file) => !isUsed(file))).toEqual([]);
});

test('chunks load from static/js for 120 s at most, one for each page and for each job’s text', () => {
  const scripts = texts.filter(({ file }) => file.endsWith('.js'));
  const among = (what: RegExp | string) =>
    scripts.filter(({ file, text }) =>
      typeof what === 'string' ? text.includes(what) : what.test(file),
    );

  expect(among(/^static\/js\/[\w-]+\.\w{8}\.js$/)).toEqual(scripts);
  for (const page of ['career', 'job', 'not-found']) {
    expect(among(new RegExp(`/${page}\\.`)), page).toHaveLength(1);
  }
  for (const { duties } of content.jobs) expect(among(String(duties[0]))).toHaveLength(1);
  expect(among(/\/main\./)[0]?.text).toMatch(/\b(120000|12e4)\b/);
});

test('every document is valid HTML by the Nu checker', () => {
  const java = spawnSync('java', ['-version']);
  test.skip(java.error !== undefined, 'The Nu checker needs Java; install a runtime to run it.');

  // The others are their copies in folders.
  const checked = documents.filter((file) => !file.includes(path.sep)).map(built);
  // Its CSS is older than view transitions and container queries.
  const options = ['--errors-only', '--filterpattern', '.*CSS: .*'];
  const { status, stderr } = spawnSync('java', ['-jar', vnu, ...options, ...checked], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
