/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';

import { content, now } from '../../fixtures/fixture-content';
import { colors } from '../../src/theme/tokens';
import { describePages } from '../site-pages';
import { securityTxt, sitemapXml, webManifest } from './site-files';

const { siteUrl } = content.company;

afterEach(() => {
  delete process.env['SITE_URL'];
  delete process.env['PUBLIC_PATH'];
});

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

  expect(JSON.parse(webManifest(content))).toEqual({
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

// The last is the real site in a folder.
test.each(['', siteUrl, `${siteUrl}/`, `${siteUrl}/folder`])(
  'a build with SITE_URL="%s" may be indexed',
  async (origin) => {
    process.env['SITE_URL'] = origin;
    jest.resetModules();
    const { headersFile, robotsTxt } = await import('./site-files');
    const headers = readFileSync('hosting/_headers', 'utf8');

    expect(robotsTxt(content)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
    expect(headersFile(content, headers)).toBe(headers);
  },
);

test('a host whose name only begins like the real site’s has a preview', async () => {
  process.env['SITE_URL'] = `${siteUrl}.preview.example.org`;
  jest.resetModules();
  const { isPreviewBuild } = await import('../../src/seo/absolute-url');

  expect(isPreviewBuild(siteUrl)).toBe(true);
});

test.each([
  ['', '/folder', '/folder/career'],
  [siteUrl, '/folder', '/folder/career'],
  ['https://preview.example.org', '', '/career'],
  // The real site is in the folder, too.
  ['https://preview.example.org', '/folder', '/folder/career'],
  // Only the preview is in the folder.
  ['https://preview.example.org/folder', '/folder', '/career'],
])('with SITE_URL="%s" and PUBLIC_PATH="%s", the canonical URL is %s', async (url, base, path) => {
  process.env['SITE_URL'] = url;
  process.env['PUBLIC_PATH'] = base;
  jest.resetModules();
  const { absoluteUrl } = await import('../../src/seo/absolute-url');

  expect(absoluteUrl(siteUrl, '/career')).toBe(siteUrl + path);
});
