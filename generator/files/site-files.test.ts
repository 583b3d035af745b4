/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';

import { content, now } from '../../fixtures/fixture-content';
import { describePages } from '../../src/pages/described-pages.server';
import { colors } from '../../src/theme/tokens';
import { headersFile, robotsTxt, securityTxt, sitemapXml, webManifest } from './site-files';

const { siteUrl } = content.company;

const headers = readFileSync('hosting/_headers', 'utf8');

test('the sitemap lists the pages and the open jobs with the date of their last change', async () => {
  const xml = sitemapXml(content, await describePages(content, now));
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/,
  );
  const sitemap = new DOMParser().parseFromString(xml, 'text/xml');
  const entries = [...sitemap.querySelectorAll('url')].map((url) => [
    url.querySelector('loc')?.textContent,
    url.querySelector('lastmod')?.textContent,
  ]);

  expect(entries).toEqual([
    [`${siteUrl}/`, '2027-02-01'],
    [`${siteUrl}/career`, '2027-03-15'],
    [`${siteUrl}/data-analyst-2`, '2027-02-10'],
    [`${siteUrl}/closing-today`, '2027-02-10'],
    [`${siteUrl}/longest-title`, '2027-03-15'],
    [`${siteUrl}/with-benefits`, '2027-02-10'],
  ]);
});

test.each([
  ['home', '/'],
  ['services', '/'],
  ['cloudTechnologies', '/'],
  ['careers', '/career'],
] as const)('a change to the %s file changes the date of %s', async (file, path) => {
  const site = { ...content, [file]: { ...content[file], lastChanged: '2027-03-16' } };
  expect(sitemapXml(site, await describePages(site, now))).toContain(
    `<loc>${siteUrl}${path}</loc><lastmod>2027-03-16</lastmod>`,
  );
});

test('the manifest describes the site for a home screen', () => {
  const icon = { type: 'image/png', purpose: 'any' };

  expect(JSON.parse(webManifest(content, '/'))).toEqual({
    name: content.company.name,
    description: content.footer.description,
    start_url: '/',
    display: 'browser',
    background_color: colors.light.page,
    theme_color: colors.light.band.main,
    icons: [
      { ...icon, src: '/icon-192.png', sizes: '192x192' },
      { ...icon, src: '/icon-512.png', sizes: '512x512' },
      // Android shapes it.
      { ...icon, src: '/icon-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});

test('security.txt names the contact, and expires a year after the build', () => {
  expect(securityTxt(content, now)).toBe(
    [
      `Contact: mailto:${content.company.email}?subject=Security`,
      'Expires: 2028-03-15T17:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

test('security.txt is in the root of the host, even if the site is in a folder', () => {
  const company = { ...content.company, siteUrl: `${siteUrl}/folder` };
  expect(securityTxt({ ...content, company }, now)).toContain(
    `Canonical: ${siteUrl}/.well-known/security.txt\n`,
  );
});

test('a build of the real site may be indexed', () => {
  expect(robotsTxt(content, false)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  expect(headersFile(headers, false)).toBe(headers);
});

test('a preview names no sitemap, and its headers keep it out of search engines', () => {
  expect(robotsTxt(content, true)).toBe('User-agent: *\nAllow: /\n');
  expect(headersFile(headers, true)).toBe(headers.replace('/*\n', '/*\n  X-Robots-Tag: noindex\n'));
});
