import { request, type APIRequestContext } from '@playwright/test';

import { company } from '../src/content/company';
import { formatSalary } from '../src/content/format';
import { jobLocation, jobPath } from '../src/content/jobs';
import { siteDocuments } from '../src/document/site-documents';
import { expect, openings, screens, test } from './fixtures';

/** What a link preview reads at most of a document, in bytes (Slack). */
const previewReach = 32 * 1024;

/** WhatsApp shows no larger picture, in bytes. */
const pictureLimit = 300 * 1000;

const previewTags = [
  'og:title',
  'og:description',
  'og:type',
  'og:site_name',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:image',
  'twitter:image:alt',
];

/** A document as a program without a browser gets it. */
async function read(http: APIRequestContext, address: string) {
  const response = await http.get(address);
  const html = await response.text();
  const head = html.slice(0, previewReach);
  const meta = (key: string) =>
    head.match(new RegExp(`<meta [^>]*(?:name|property)="${key}" content="([^"]*)"`))?.[1];
  return { status: response.status(), html, head, meta };
}

for (const address of screens) {
  test(`${address} answers with a complete head`, async ({ request: http }) => {
    const { status, head, meta } = await read(http, address);
    const isPage = address !== '/no-such-page';

    expect(status).toBe(isPage ? 200 : 404);
    expect(head).toMatch(new RegExp(`<title[^>]*>[^<]+ \\| ${company.name}</title>`));
    expect(meta('description')).toBeTruthy();
    for (const key of previewTags) expect(meta(key), key).toBeTruthy();
    expect(meta('robots')).toBe(isPage ? undefined : 'noindex');
    const canonical = head.match(/<link [^>]*rel="canonical" href="([^"]*)"/)?.[1];
    const path = address === '/Home' ? '/' : address;
    expect(canonical).toBe(isPage ? company.siteUrl + path : undefined);
    expect(meta('og:url')).toBe(canonical);
    expect(head.indexOf('twitter:image:alt')).toBeLessThan(head.indexOf('<style'));
  });

  test(`${address} names a preview picture that is there, in the right size`, async ({
    request: http,
  }) => {
    const { meta } = await read(http, address);
    const image = new URL(meta('og:image') ?? '');
    expect(image.origin).toBe(company.siteUrl);

    const response = await http.get(image.pathname);
    const png = await response.body();
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    // PNG, 2nd edition, 11.2.2: width and height stand at bytes 16 and 20.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(pictureLimit);
  });
}

for (const job of openings) {
  test(`${job.title}: the raw document holds the job's whole text`, async ({ request: http }) => {
    const { html } = await read(http, jobPath(job));
    const text = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

    for (const line of [
      job.summary,
      ...job.duties,
      ...job.requirements,
      ...job.workLocation,
      jobLocation,
      formatSalary(job.salary),
    ]) {
      expect(text).toContain(line);
    }
    expect(html.split('"JobPosting"')).toHaveLength(2);
  });
}

test('every document is served with and without a slash at the end', async ({ request: http }) => {
  for (const { path } of siteDocuments.filter(({ files }) => files.length > 1)) {
    const [without, withSlash] = [await read(http, path), await read(http, `${path}/`)];
    expect(withSlash.status, path).toBe(200);
    expect(withSlash.html).toBe(without.html);
  }
});

test('the styles are in the document once, and no style attribute is left', async ({
  request: http,
}) => {
  for (const address of screens) {
    const { html } = await read(http, address);
    const [head = '', body = ''] = html.split('<body>');
    const elements = [...head.matchAll(/<style data-styles="([^"]+)">/g)];
    expect(elements).toHaveLength(1);
    const names = elements[0]?.[1]?.split(' ') ?? [];
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
    expect(body).not.toMatch(/<style|<[^>]+ style=/);
  }
});

test('sitemap, robots.txt, manifest and icons are there', async ({ request: http }) => {
  const sitemap = await (await http.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(entries).toHaveLength(2 + openings.length);
  for (const [, address = ''] of entries) {
    const path = address.replace(company.siteUrl, '');
    const { status, head } = await read(http, path);
    expect(status, path).toBe(200);
    expect(head).toContain(`rel="canonical" href="${address}"`);
  }
  for (const [file, type] of [
    ['/robots.txt', 'text/plain'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
  ] as const) {
    const response = await http.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toContain(type);
  }
});

test('a missing file is a 404, and never a page with status 200', async ({ baseURL }) => {
  const http = await request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  for (const address of [
    '/static/js/main.gone.js',
    '/404',
    '/404.html',
    '/index.php',
    '/.git/config',
  ]) {
    expect((await http.get(address)).status(), address).toBe(404);
  }
  await http.dispose();
});
