import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate } from 'html-validate';

import { fixtureFile, sites } from './support/sites';
import { content, expect, forEachStep, test } from './support/test';

const read = (file: string) => readFileSync(fixtureFile(file), 'utf8');

test('the sitemap has the pages and the open jobs', () => {
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  const urls = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) =>
    url.replace(content.company.siteUrl, ''),
  );
  const jobs = ['/data-analyst-2', '/closing-today', '/longest-title', '/with-benefits'];
  expect(urls.sort()).toEqual(['/', '/career', ...jobs].sort());
});

test('search engines index nothing of a preview, whose links lead to the real site', () => {
  const { directory, env } = sites.longest;
  const readPreview = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  for (const file of ['index.html', 'career.html', 'with-benefits.html']) {
    expect(readPreview(file), file).toContain('<meta name="robots" content="noindex"/>');
    expect(readPreview(file), file).toContain(`rel="canonical" href="${content.company.siteUrl}/`);
  }
  for (const file of ['sitemap.xml', 'feed.xml']) {
    expect(readPreview(file), file).not.toContain(env.SITE_URL);
  }
  // Crawlers have to read a page to see its `noindex`.
  expect(readPreview('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(readPreview('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
});

test('every document is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'no-implicit-button-type': 'off' }, // matters only in forms
  });
  const documents = readdirSync(fixtureFile()).filter((file) => file.endsWith('.html'));
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

test('licenses.txt lists every package in the scripts, and the fonts', () => {
  const maps = readdirSync(fixtureFile('static/js')).filter((file) => file.endsWith('.map'));
  const sources: string[] = maps.flatMap((map) => JSON.parse(read(`static/js/${map}`)).sources);
  const packages = sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
  packages.push('@fontsource/bricolage-grotesque', '@fontsource-variable/instrument-sans');
  const licenses = read('licenses.txt');
  const listed = licenses.split('\n');

  expect(packages).toEqual(expect.arrayContaining(['react-dom', '@mui/material', 'stylis']));
  expect([...new Set(packages)].filter((name) => !listed.includes(name))).toEqual([]);
  expect(licenses).toMatch(/\nreact-dom\n\d+\.\d+\.\d+, MIT\n\nMIT License\n/);
});
