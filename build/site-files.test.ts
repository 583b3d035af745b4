import { content, now } from '../fixtures/fixture-content';
import { robotsTxt, securityTxt } from './site-files';

const { company } = content;
const { siteUrl, email } = company;

test('security.txt is for the whole host, names the contact, and expires before a year has passed', () => {
  const inFolder = { ...company, siteUrl: `${siteUrl}/folder` };
  const lines = securityTxt(inFolder, now).split('\n');

  expect(lines).toContain(`Contact: mailto:${email}?subject=Security`);
  expect(lines).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  expect(lines.join()).toMatch(/Expires: 2028-03-09T/);
});

// e2e/built-files.spec.ts tests that of a preview.
test('crawlers may read everything, and find the sitemap', () => {
  expect(robotsTxt(company, { isPreviewBuild: false })).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});
