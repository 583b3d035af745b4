import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate } from 'html-validate';

import { jobPath } from '../src/jobs/job';
import { closedJob, content, expect, test } from './fixtures';
import { built, sites } from './sites';
import { forEachStep } from './visiting';

const documents = readdirSync(built()).filter((file) => file.endsWith('.html'));

const files = readdirSync(built(), { recursive: true, encoding: 'utf8' });

const scripts = files
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(built(file), 'utf8') }));

const scriptsNamed = (name: string) =>
  scripts.filter(({ file }) => path.basename(file).startsWith(`${name}.`));

test('each page and each job’s text has a chunk', () => {
  for (const page of ['career', 'job', 'not-found']) {
    expect(scriptsNamed(page), page).toHaveLength(1);
  }
  for (const { title, duties } of content.jobs) {
    const holding = scripts.filter(({ text }) => text.includes(String(duties[0])));
    expect(holding, title).toHaveLength(1);
  }
});

test('a build for another address is a preview that search engines ignore', () => {
  const { directory, env } = sites.edited;
  const { siteUrl } = content.company;
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  for (const document of readdirSync(directory).filter((file) => file.endsWith('.html'))) {
    expect(read(document), document).toContain('<meta name="robots" content="noindex"/>');
    expect(read(document), document).not.toContain(env.SITE_URL);
  }
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(read('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
  expect(read('career.html')).toContain(`rel="canonical" href="${siteUrl}/career"`);
  expect(read('sitemap.xml')).toContain(`<loc>${siteUrl}/career</loc>`);
});

test('the sitemap lists every page with a canonical address, except closed jobs', () => {
  const canonical = documents.flatMap((document) => {
    const html = readFileSync(built(document), 'utf8');
    return /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? [];
  });
  const closed = content.company.siteUrl + jobPath(closedJob);
  const sitemap = readFileSync(built('sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  expect(new Set(listed)).toEqual(new Set(canonical.filter((address) => address !== closed)));
});

test('every document is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'no-implicit-button-type': 'off' }, // matters only in forms
  });
  await forEachStep(documents, async (document) => {
    const { results } = await validator.validateFile(built(document));
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
    );
    expect(mistakes, document).toEqual([]);
  });
});

test('licenses.txt lists every package that ships', () => {
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
