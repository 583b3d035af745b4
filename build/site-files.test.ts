import { content, now } from '../fixtures/fixture-content';
import { robotsTxt, securityTxt, webManifest } from './site-files';

const { company, footer } = content;
const { siteUrl, name, email } = company;

test('the manifest describes the site for a home screen, also in a folder', () => {
  expect(JSON.parse(webManifest(company, footer.description, '/folder/'))).toMatchObject({
    name,
    description: footer.description,
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
  const inFolder = { ...company, siteUrl: `${siteUrl}/folder` };
  const lines = securityTxt(inFolder, now).split('\n');

  expect(lines).toContain(`Contact: mailto:${email}?subject=Security`);
  expect(lines).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  expect(lines.join()).toMatch(/Expires: 2028-03-15T/);
});

// e2e/owner.spec.ts tests that of a preview.
test('crawlers may read everything, and find the sitemap', () => {
  expect(robotsTxt(company, false)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});
