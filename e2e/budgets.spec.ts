import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { jobPath } from '../src/jobs/job';
import { content, expect, job, test, unknownPath } from './fixtures';
import { built, sites } from './sites';
import { gotoAndHydrate } from './visiting';

const kilobyte = 1000;

const startChunks = ['main', 'app', 'vendors'];

function startScripts(site: string): string[] {
  const files = readdirSync(path.join(site, 'static/js'));
  return startChunks.map((chunk) => {
    const file = files.find((name) => new RegExp(`^${chunk}\\.\\w{8}\\.js$`).test(name));
    return path.join(site, 'static/js', file ?? chunk);
  });
}

function startSize(site: string): number {
  const sizes = startScripts(site).map((file) => readFileSync(`${file}.br`).length);
  return sizes.reduce((sum, size) => sum + size);
}

test('the scripts that start the app weigh 140 kB at most', () => {
  expect(startSize(built())).toBeLessThanOrEqual(140 * kilobyte);
});

test('the home page loads the addresses of jobs and none of their texts', () => {
  // The edited site has a hundred jobs more.
  expect(startSize(sites.edited.directory) - startSize(built())).toBeLessThanOrEqual(3 * kilobyte);
  expect(readFileSync(`${sites.edited.directory}/index.html`, 'utf8')).not.toContain('opening-');

  const scripts = startScripts(built()).map((file) =>
    readFileSync(file, 'utf8').replaceAll(String.raw`\'`, "'"),
  );
  const home = readFileSync(built('index.html'), 'utf8');
  for (const { slug, title, duties, requirements } of content.jobs) {
    expect(home).not.toContain(slug);
    for (const text of [title, ...duties, ...requirements]) {
      expect(
        scripts.some((script) => script.includes(text)),
        text,
      ).toBe(false);
      expect(home).not.toContain(text.replaceAll('&', '&amp;'));
    }
  }
});

test('an edit makes visitors fetch our own code again, and none of the libraries', () => {
  const names = (site: string) => startScripts(site).map((file) => path.basename(file));
  const kept = names(sites.edited.directory).filter((name) => names(built()).includes(name));
  expect(kept.map((name) => name.split('.')[0])).toEqual(['vendors']);
});

test('every document weighs 14 kB at most, its styles and drawings included', () => {
  const documents = readdirSync(built()).filter((file) => file.endsWith('.html.br'));
  for (const file of documents) {
    expect(readFileSync(built(file)).length, file).toBeLessThanOrEqual(14 * kilobyte);
  }
});

for (const address of ['/', '/career', jobPath(job), unknownPath]) {
  test(`a first visit to ${address} costs 230 kB and 16 requests at most @browser-habits`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Chromium loads drawings from further below the screen while it does not know the connection.
    const connection = { connectionType: 'wifi', latency: 20 } as const;
    const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...connection, ...unlimited });
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));

    await gotoAndHydrate(page, address);
    await page.waitForLoadState('networkidle');

    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(230 * kilobyte);
    expect(sizes.length).toBeLessThanOrEqual(16);
  });
}

test('every text file has compressed copies', () => {
  const texts = readdirSync(built(), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|svg|xml|txt|json|webmanifest)$/.test(file),
  );

  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const original = readFileSync(built(file));
    const copy = (ending: string) => readFileSync(built(file + ending));
    expect(brotliDecompressSync(copy('.br')).equals(original), `${file}.br`).toBe(true);
    expect(gunzipSync(copy('.gz')).equals(original), `${file}.gz`).toBe(true);
  }
});
