import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';

import { homeStructuredData, jobStructuredData } from '../build/json-ld';
import { jobPath } from '../src/jobs/job';
import { fontCharacters } from '../src/theme/font-characters';
import { allAddresses, content, expect, test, today, unknownPath } from './fixtures';
import { forEachStep } from './visiting';

const { siteUrl, name: companyName } = content.company;

/** How much of a document Slack reads for a link preview, in bytes. */
const maxPreviewBytes = 32 * 1024;

/** WhatsApp's limit, in bytes. */
const pictureLimit = 300 * 1000;

const previewTags = [
  'og:type',
  'og:site_name',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:image:alt',
];

async function read(http: APIRequestContext, address: string) {
  const response = await http.get(address);
  const [head = '', body = ''] = (await response.text()).split('<body>');
  return { status: response.status(), head: head.replaceAll('&amp;', '&'), body };
}

async function sizeOf(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  return `${width}x${height}`;
}

for (const address of allAddresses) {
  test(`${address} has a complete head and its structured data`, async ({ request }) => {
    const { status, head, body } = await read(request, address);
    const start = head.slice(0, Math.min(maxPreviewBytes, head.indexOf('<style')));
    const value = (pattern: string) => new RegExp(pattern).exec(start)?.[1];
    const meta = (key: string) => value(`<meta [^>]*(?:name|property)="${key}" content="([^"]*)"`);
    const isPage = address !== unknownPath;
    const canonical = isPage ? siteUrl + address.replace('/Home', '/') : undefined;

    expect(status).toBe(isPage ? 200 : 404);
    const name = meta('og:title');
    expect(name).toMatch(/\w/);
    expect(name).not.toContain(companyName);
    expect(value('<title[^>]*>([^<]+)</title>')).toBe(`${name} | ${companyName}`);
    expect(meta('description')).toBeTruthy();
    expect(meta('og:description')).toBe(meta('description'));
    for (const key of previewTags) expect(meta(key), key).toBeTruthy();
    expect(meta('robots')).toBe(isPage ? undefined : 'noindex');
    expect(value('<link [^>]*rel="canonical" href="([^"]*)"')).toBe(canonical);
    expect(meta('og:url')).toBe(canonical);

    const image = new URL(meta('og:image') ?? '');
    expect(image.origin).toBe(siteUrl);
    const picture = await request.get(image.pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(await sizeOf(await picture.body())).toBe('1200x630');
    expect((await picture.body()).length).toBeLessThanOrEqual(pictureLimit);

    const data = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    expect([...data].map(([, json = '']) => JSON.parse(json))).toEqual(structuredData(address));
  });
}

function structuredData(address: string) {
  if (['/', '/Home'].includes(address)) return [homeStructuredData(content)];
  const job = content.jobs.find((candidate) => jobPath(candidate) === address);
  return job ? [jobStructuredData(content, job, today)] : [];
}

test('every file in a head or the manifest exists', async ({ request }) => {
  const named = new Set<string>();
  for (const address of allAddresses) {
    const { head } = await read(request, address);
    for (const [, file = ''] of head.matchAll(/(?:href|src)="(\/[^"]*)"/g)) named.add(file);
  }
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    expect(await sizeOf(await (await request.get(src)).body()), src).toBe(sizes);
  }

  expect([...named]).toEqual(
    expect.arrayContaining(['/favicon.ico', '/jobs.json', '/feed.xml', '/site.webmanifest']),
  );
  await forEachStep(named, async (file) => {
    expect((await request.get(file)).status()).toBe(200);
  });
});

test('the fonts contain every character in use', async ({ request }) => {
  await forEachStep(allAddresses, async (address) => {
    const { body } = await read(request, address);
    const missing = [...new Set(body)].filter(
      (character) => character >= ' ' && !fontCharacters.includes(character),
    );
    expect(missing, 'src/theme/font-characters.ts lacks these').toEqual([]);
  });
});
