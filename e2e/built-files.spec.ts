import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate } from 'html-validate';

import { content, expect, test } from './fixtures';
import { built } from './sites';
import { forEachStep } from './visiting';

const documents = readdirSync(built()).filter((file) => file.endsWith('.html'));

const files = readdirSync(built(), { recursive: true, encoding: 'utf8' });

test('chunks load from static/js with a timeout of 120 s: one per page, and one per job’s text', () => {
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(built(file), 'utf8') }));
  for (const { file } of scripts) expect(file).toMatch(/^static.js.[\w-]+\.\w{8}\.js$/);
  for (const chunk of ['career', 'job', 'not-found']) {
    const named = scripts.filter(({ file }) => path.basename(file).startsWith(`${chunk}.`));
    expect(named, chunk).toHaveLength(1);
  }
  for (const { title, duties } of content.jobs) {
    const holding = scripts.filter(({ text }) => text.includes(String(duties[0])));
    expect(holding, title).toHaveLength(1);
  }
  const main = scripts.find(({ file }) => path.basename(file).startsWith('main.'));
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
  const maps = files.filter((file) => file.endsWith('.js.map'));
  const shipped = maps
    .map((file) => readFileSync(built(file), 'utf8'))
    .flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources)
    .flatMap((source) => /.*node_modules\/((@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);

  expect(shipped).toContain('react-dom');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      ...new Set(shipped),
      '@fontsource-variable/bricolage-grotesque',
      '@fontsource-variable/instrument-sans',
    ]),
  );
  for (const words of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE']) {
    expect(text).toContain(words);
  }
});

test('every text file has compressed copies', () => {
  const compressible = files.filter((file) =>
    /\.(html|js|svg|xml|txt|json|webmanifest)$/.test(file),
  );
  const copies = compressible.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(files).toEqual(expect.arrayContaining(copies));
});
