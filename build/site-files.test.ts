import { company } from '../content/company';
import { jobPath, jobs, type Job } from '../content/jobs';
import { paths } from '../paths';
import { robotsTxt, sitemapXml, webManifest } from './site-files';

const today = '2026-11-21';

function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(company.siteUrl, ''),
  );
}

test('the sitemap lists every canonical address once, with the day of its last change', () => {
  const xml = sitemapXml(today);

  expect(addresses(xml)).toEqual([paths.home, paths.career, ...jobs.map(jobPath)]);
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(2 + jobs.length);
});

test('a closed position leaves the sitemap', () => {
  const [job] = jobs as unknown as [Job];
  job.validThrough = '2026-11-20';
  try {
    expect(addresses(sitemapXml(today))).not.toContain(jobPath(job));
  } finally {
    delete job.validThrough;
  }
});

test('robots.txt names the sitemap', () => {
  expect(robotsTxt()).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
  expect(robotsTxt()).not.toContain('Disallow');
});

test('the manifest names the company and icons of both kinds', () => {
  const manifest = JSON.parse(webManifest());

  expect(manifest).toMatchObject({ name: company.name, start_url: '/', display: 'browser' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable']),
  );
});
