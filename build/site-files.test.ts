import { content, now } from '../fixtures/fixture-content';
import { robotsTxt, securityTxt, sitemapXml } from './site-files';

const { company } = content;
const { siteUrl, email } = company;

test('the sitemap has the URL of each page that search engines may list', () => {
  const xml = sitemapXml(company, [
    { path: '/career', isListed: true },
    { path: '/Home', isListed: false },
  ]);
  const sitemap = new DOMParser().parseFromString(xml, 'text/xml');
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(sitemap.documentElement.textContent.trim()).toBe(`${siteUrl}/career`);
});

test('security.txt is for the whole host, names the contact, and expires after a year', () => {
  const inFolder = { ...company, siteUrl: `${siteUrl}/folder` };
  const lines = securityTxt(inFolder, now).split('\n');

  expect(lines).toContain(`Contact: mailto:${email}?subject=Security`);
  expect(lines).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  expect(lines.join()).toMatch(/Expires: 2028-03-15T/);
});

test('crawlers may read everything, and find the sitemap, except that of a preview', () => {
  expect(robotsTxt(company, false)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  expect(robotsTxt(company, true)).toBe('User-agent: *\nAllow: /\n');
});
