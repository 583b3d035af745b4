import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { HtmlValidate } from 'html-validate';

import { reservedSlugs } from '../generator/content/reserved-slugs';
import { jobPath } from '../src/content/paths';
import { fixtureFile, sites } from './support/sites';
import { closedJob, content, expect, pathsAndAliases, test } from './support/test';
import { forEachStep } from './support/visiting';

const { siteUrl } = content.company;

const documents = readdirSync(fixtureFile()).filter((file) => file.endsWith('.html'));

test('a build with another SITE_URL is a preview that search engines ignore', () => {
  const { directory, env } = sites.edited;
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  for (const document of ['index.html', 'career.html', '404.html']) {
    expect(read(document), document).toContain('<meta name="robots" content="noindex"/>');
    expect(read(document), document).not.toContain(env.SITE_URL);
  }
  // Crawlers have to read a page to see its `noindex`.
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(read('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
  expect(read('career.html')).toContain(`rel="canonical" href="${siteUrl}/career"`);
  expect(read('sitemap.xml')).toContain(`<loc>${siteUrl}/career</loc>`);
});

test('the sitemap lists every page with a canonical URL, except closed jobs', () => {
  const canonical = documents.flatMap((document) => {
    const html = readFileSync(fixtureFile(document), 'utf8');
    return /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? [];
  });
  const sitemap = readFileSync(fixtureFile('sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

  expect(new Set([...listed, siteUrl + jobPath(closedJob)])).toEqual(new Set(canonical));
  expect(listed).not.toContain(siteUrl + jobPath(closedJob));
});

test('the browser tests visit every page except some jobs', () => {
  const jobs = content.jobs.map(jobPath);
  const built = documents.map((file) => `/${file.replaceAll(/^index(?=\.html$)|\.html$/g, '')}`);
  const pages = built.filter((path) => path !== '/404' && !jobs.includes(path));

  expect(pathsAndAliases).toEqual(expect.arrayContaining(pages));
});

test('no job can have the name of a built file', () => {
  const files = [...readdirSync(fixtureFile()), ...readdirSync(fixtureFile('previews'))];
  const names = new Set(files.map((file) => file.replace(/\..*$/, '').toLowerCase()));
  names.delete(''); // .well-known: a job's name has no dot
  const jobs = content.jobs.map(({ slug }) => slug);

  expect(reservedSlugs()).toEqual(new Set([...names].filter((name) => !jobs.includes(name))));
});

test('every document is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'no-implicit-button-type': 'off' }, // matters only in forms
  });
  await forEachStep(documents, async (document) => {
    const { results } = await validator.validateFile(fixtureFile(document));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });
});

test('browsers keep files for a year only if their names change with their content', () => {
  const files = readdirSync(fixtureFile('static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const kinds = files.map((name) => path.extname(name));
  expect(kinds).toEqual(expect.arrayContaining(['.js', '.svg', '.woff2']));
  expect(files.filter((name) => !/\.[\da-f]{8}\./.test(name))).toEqual([]);
});

test('the scripts of the start ask V8 to compile them at once', () => {
  const scripts = readdirSync(fixtureFile('static/js')).filter((file) => file.endsWith('.js'));
  const marked = scripts.filter((file) =>
    readFileSync(fixtureFile(`static/js/${file}`), 'utf8').startsWith(
      '//# allFunctionsCalledOnLoad',
    ),
  );
  expect(marked.map((file) => file.split('.')[0]).sort()).toEqual(['app', 'vendors']);
});

test('every text file has compressed copies', () => {
  const files = readdirSync(fixtureFile(), { recursive: true, encoding: 'utf8' });
  const textFiles = files.filter((file) => /\.(html|js|json|svg|txt|webmanifest|xml)$/.test(file));
  expect(textFiles).toEqual(
    expect.arrayContaining(['index.html', 'feed.xml', 'jobs.json', 'robots.txt', 'sitemap.xml']),
  );
  for (const file of textFiles) {
    const read = (copy: string) => readFileSync(fixtureFile(copy));
    const text = read(file);
    expect(brotliDecompressSync(read(`${file}.br`)).equals(text), `${file}.br`).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(text), `${file}.gz`).toBe(true);
  }
});

test('licenses.txt lists every package in the scripts, and the fonts', () => {
  const maps = readdirSync(fixtureFile('static/js')).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap(
    (map) => JSON.parse(readFileSync(fixtureFile(`static/js/${map}`), 'utf8')).sources as string[],
  );
  const packages = sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
  packages.push('@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans');
  const listed = new Set(readFileSync(fixtureFile('licenses.txt'), 'utf8').split('\n'));

  expect(packages).toEqual(expect.arrayContaining(['react-dom', '@mui/material', 'stylis']));
  expect([...new Set(packages)].filter((name) => !listed.has(name))).toEqual([]);
  expect(listed).not.toContain('babel-loader'); // only builds use it
  const [, react = ''] = readFileSync(fixtureFile('licenses.txt'), 'utf8').split('\nreact-dom\n');
  expect(react).toMatch(/^\d+\.\d+\.\d+, MIT\n\nMIT License\n[^-]*Permission is hereby granted/);
});
