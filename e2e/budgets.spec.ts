import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { siteDocuments } from '../src/document/site-documents';
import { fontCharacters } from '../src/theme/font-characters';
import { expect, missingDocument, screens, test } from './fixtures';

const kilobyte = 1000;

/** What the app cannot start without. */
const startChunks = ['main', 'react', 'router', 'ui', 'app'];

const scripts = readdirSync('dist/static/js');

/** How many bytes of a file travel. */
function transferSize(file: string): number {
  return readFileSync(path.join('dist', `${file}.br`)).length;
}

test('the scripts that start the app weigh 140 kB at most', () => {
  const files = startChunks.map((name) =>
    scripts.find((file) => new RegExp(`^${name}\\.\\w{8}\\.js$`).test(file)),
  );
  const sizes = files.map((file) => transferSize(`static/js/${file}`));

  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(140 * kilobyte);
});

test('every document weighs 14 kB at most, its styles and drawings included', () => {
  for (const file of siteDocuments.flatMap(({ files }) => files)) {
    expect(transferSize(file), file).toBeLessThanOrEqual(14 * kilobyte);
  }
});

for (const address of screens) {
  test(`a first visit to ${address} costs 230 kB and 16 requests at most`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(missingDocument);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));

    await page.goto(address);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.waitForLoadState('networkidle');

    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(230 * kilobyte);
    expect(sizes.length).toBeLessThanOrEqual(16);
  });
}

test('every text file lies there compressed as well', () => {
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|map|svg|xml|txt|json|webmanifest)$/.test(file),
  );

  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const original = readFileSync(path.join('dist', file));
    const copy = (ending: string) => readFileSync(path.join('dist', file + ending));
    expect(brotliDecompressSync(copy('.br')).equals(original), `${file}.br`).toBe(true);
    expect(gunzipSync(copy('.gz')).equals(original), `${file}.gz`).toBe(true);
  }
});

test('the server hands out the compressed files', async ({ request }) => {
  for (const address of [...screens, '/robots.txt', '/icon.svg']) {
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(address, { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers()['content-encoding'], `${address} ${accepted}`).toBe(encoding);
      expect(response.headers()['vary'], address).toContain('Accept-Encoding');
    }
  }
});

test('the fonts have every character that is shown in them', async ({ page, watch }) => {
  watch.expectErrors(missingDocument);
  for (const address of screens) {
    await page.goto(address);
    const shown = await page.evaluate(() => document.body.innerText);
    const missing = [...new Set(shown)].filter(
      (character) => character >= ' ' && !fontCharacters.includes(character),
    );
    expect(missing, `src/theme/font-characters.ts lacks what ${address} shows`).toEqual([]);
  }
});
