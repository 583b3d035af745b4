import { content, now } from '../../fixtures/fixture-content';
import { describePages } from '../../src/pages/described-pages.server';
import { robotsTxt, securityTxt, sitemapXml, webManifest } from './site-files';

const { siteUrl, name, email } = content.company;

test('the sitemap lists the pages and the open jobs with the date of their last change', async () => {
  const xml = sitemapXml(content, await describePages(content, now));
  const sitemap = new DOMParser().parseFromString(xml, 'text/xml');
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');

  const entries = [...sitemap.querySelectorAll('url')].map(({ children: [loc, lastmod] }) => [
    loc?.textContent,
    lastmod?.textContent,
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

test('the manifest describes the site for a home screen, also in a folder', () => {
  expect(JSON.parse(webManifest(content, '/folder/'))).toMatchObject({
    name,
    description: content.footer.description,
    start_url: '/folder/',
    icons: expect.arrayContaining([
      { src: '/folder/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/folder/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      // Android shapes it.
      { src: '/folder/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]),
  });
});

test('security.txt is for the whole host, names the contact, and expires after a year', () => {
  const company = { ...content.company, siteUrl: `${siteUrl}/folder` };
  const lines = securityTxt({ ...content, company }, now).split('\n');

  expect(lines).toContain(`Contact: mailto:${email}?subject=Security`);
  expect(lines).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  expect(lines.join()).toMatch(/Expires: 2028-03-15T/);
});

test('crawlers may read everything, and find the sitemap, except that of a preview', () => {
  expect(robotsTxt(content, false)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  expect(robotsTxt(content, true)).toBe('User-agent: *\nAllow: /\n');
});
