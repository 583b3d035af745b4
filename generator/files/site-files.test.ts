import { readFileSync } from 'node:fs';

import { content, now } from '../../fixtures/fixture-content';
import { describePages } from '../site-pages';
import { sitemapXml } from './site-files';

const { siteUrl } = content.company;

afterEach(() => {
  delete process.env['SITE_URL'];
  delete process.env['PUBLIC_PATH'];
});

test('the sitemap lists the pages and the open jobs with the date of their last change', async () => {
  const xml = sitemapXml(content, await describePages(content, now));
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

test.each(['', siteUrl])('a build with SITE_URL="%s" may be indexed', async (origin) => {
  process.env['SITE_URL'] = origin;
  jest.resetModules();
  const { headersFile, robotsTxt } = await import('./site-files');
  const headers = readFileSync('hosting/_headers', 'utf8');

  expect(robotsTxt(content)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(headersFile(content, headers)).toBe(headers);
});

test('a preview in a folder links to the real site', async () => {
  process.env['SITE_URL'] = 'https://preview.example.org';
  process.env['PUBLIC_PATH'] = '/folder';
  jest.resetModules();
  const { absoluteUrl } = await import('../../src/seo/absolute-url');

  expect(absoluteUrl(siteUrl, '/career')).toBe(`${siteUrl}/career`);
});
