import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate } from 'html-validate';

import { jobPath } from '../src/jobs/job';
import { content, expect, test } from './fixtures';
import { built } from './sites';
import { forEachStep } from './visiting';

const pages = ['Home', 'career', ...content.jobs.map((job) => jobPath(job).slice(1))];
const documents = ['index.html', '404.html', ...pages.map((page) => `${page}.html`)];

/** For hosts that look for a file in a folder. */
const copies = pages.map((page) => `${page}/index.html`);

const wellKnown = ['robots.txt', 'sitemap.xml', 'licenses.txt', '_headers'];

const allFiles = readdirSync(built(), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(built(), path.join(entry.parentPath, entry.name)))
  // On Windows
  .map((file) => file.replaceAll(path.sep, '/'));

/** Without compressed copies, and without the owner's files from public/. */
const files = allFiles
  .filter((file) => !/\.(br|gz)$/.test(file) || !allFiles.includes(file.slice(0, -3)))
  .filter((file) => !existsSync(path.join('public', file)));

const texts = files
  .filter((file) => /\.(html|js|webmanifest)$/.test(file))
  .map((file) => ({ file, text: readFileSync(built(file), 'utf8') }));

/** Whether another file refers to this one: by its name or, for chunks, by its hash. */
function isUsed(file: string): boolean {
  const base = path.basename(file);
  const name = /\.([0-9a-f]{8})\.js$/.exec(base)?.[1] ?? base;
  return texts.some((other) => other.file !== file && other.text.includes(name));
}

test('every page is a document, and no file is unused', () => {
  const html = [...documents, ...copies];
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(html.sort());
  const others = files.filter((file) => ![...html, ...wellKnown].includes(file));
  expect(others.filter((file) => !isUsed(file))).toEqual([]);
});

test('chunks load from static/js with a timeout of 120 s: one per page, and one per job’s text', () => {
  const scripts = texts.filter(({ file }) => file.endsWith('.js'));
  for (const { file } of scripts) expect(file).toMatch(/^static\/js\/[\w-]+\.\w{8}\.js$/);
  for (const chunk of ['career', 'job', 'not-found']) {
    const named = scripts.filter(({ file }) => path.basename(file).startsWith(`${chunk}.`));
    expect(named, chunk).toHaveLength(1);
  }
  for (const { title, duties } of content.jobs) {
    const holding = scripts.filter(({ text }) => text.includes(String(duties[0])));
    expect(holding, title).toHaveLength(1);
  }
  const main = scripts.find(({ file }) => file.includes('/main.'));
  expect(main?.text).toMatch(/\b(120000|12e4)\b/);
});

test('every document is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'no-implicit-button-type': 'off' }, // matters in forms alone
  });
  await forEachStep(documents, async (document) => {
    const { results } = await validator.validateFile(built(document));
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
    );
    expect(mistakes, document).toEqual([]);
  });
});

test('licenses.txt lists every package that is shipped', () => {
  const text = readFileSync(built('licenses.txt'), 'utf8');
  const listed = text.split('\n');
  const maps = allFiles.filter((file) => file.endsWith('.js.map'));
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(built(file), 'utf8')) as { sources: string[] }).sources,
  );
  const shipped = sources.flatMap(
    (source) => /.*node_modules\/((@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  );
  const fonts = ['bricolage-grotesque', 'instrument-sans'].map(
    (name) => `@fontsource-variable/${name}`,
  );

  expect(shipped).toContain('react-dom');
  expect(listed).toEqual(expect.arrayContaining([...new Set(shipped), ...fonts]));
  for (const words of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE']) {
    expect(text).toContain(words);
  }
});
