import { readFileSync } from 'node:fs';

import { content, today } from '../src/testing/fixture-content';
import { headersFile, robotsTxt, sitemapXml, webManifest } from './site-files';

const { company } = content;

const headers = readFileSync('hosting/_headers', 'utf8');

afterEach(() => {
  delete process.env['SITE_URL'];
  delete process.env['PUBLIC_PATH'];
});

test('the sitemap lists every canonical address except closed jobs, with the date of its last change', () => {
  const xml = new DOMParser().parseFromString(sitemapXml(content, today), 'text/xml');
  const values = (tag: string) => [...xml.querySelectorAll(tag)].map((node) => node.textContent);

  expect(values('loc')).toEqual(
    ['', 'career', 'data-analyst-2', 'closing-today', 'longest-title', 'with-benefits'].map(
      (path) => `${company.siteUrl}/${path}`,
    ),
  );
  expect(values('lastmod')).toEqual([
    '2027-02-01',
    '2027-03-15',
    '2027-02-10',
    '2027-02-10',
    '2027-03-15',
    '2027-02-10',
  ]);
});

test('robots.txt names the sitemap', () => {
  expect(robotsTxt(content)).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
  expect(robotsTxt(content)).not.toContain('Disallow');
});

test('a preview in a folder links to the real site', async () => {
  process.env['SITE_URL'] = 'https://preview.example.org';
  process.env['PUBLIC_PATH'] = '/folder';
  jest.resetModules();
  const { absoluteUrl } = await import('../src/seo/absolute-url');

  expect(absoluteUrl(company.siteUrl, '/career')).toBe(`${company.siteUrl}/career`);
});

test('a build for the site\u2019s own address is indexed', () => {
  process.env['SITE_URL'] = company.siteUrl;

  expect(robotsTxt(content)).toContain('Allow: /');
  expect(headersFile(content, headers)).toBe(headers);
});

test('the manifest names the company', () => {
  expect(JSON.parse(webManifest(content))).toMatchObject({
    name: company.name,
    start_url: '/',
    display: 'browser',
  });
});
