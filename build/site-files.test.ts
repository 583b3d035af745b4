import { content, today } from '../src/testing/fixture-content';
import { robotsTxt, sitemapXml, webManifest } from './site-files';

const { company } = content;

test('the sitemap lists every canonical address but a closed job\u2019s, with the day of its last change', () => {
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

test('the manifest names the company and icons of both kinds', () => {
  const manifest = JSON.parse(webManifest(content));

  expect(manifest).toMatchObject({ name: company.name, start_url: '/', display: 'browser' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable']),
  );
});
