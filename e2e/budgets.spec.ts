import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { jobPath } from '../src/jobs/job';
import { content, expect, job, test, unknownPath } from './fixtures';
import { built, sites } from './sites';
import { gotoAndHydrate } from './visiting';

const kilobyte = 1000;

/** The scripts that start the app. */
function startScripts(site: string): string[] {
  return readdirSync(path.join(site, 'static/js'))
    .filter((file) => /^(main|app|vendors)\.\w{8}\.js$/.test(file))
    .map((file) => path.join(site, 'static/js', file));
}

function startSize(site: string): number {
  const sizes = startScripts(site).map((file) => readFileSync(`${file}.br`).length);
  return sizes.reduce((sum, size) => sum + size);
}

test('the start scripts are at most 140 kB', () => {
  expect(startScripts(built())).toHaveLength(3);
  expect(startSize(built())).toBeLessThanOrEqual(140 * kilobyte);
});

test('the home page loads no job texts', () => {
  // The edited site has a hundred jobs more.
  expect(startSize(sites.edited.directory) - startSize(built())).toBeLessThanOrEqual(3 * kilobyte);
  expect(readFileSync(`${sites.edited.directory}/index.html`, 'utf8')).not.toContain('opening-');

  const home = readFileSync(built('index.html'), 'utf8').replaceAll('&amp;', '&');
  const scripts = startScripts(built()).map((file) => readFileSync(file, 'utf8'));
  const loaded = [home, ...scripts].join('\n').replaceAll(String.raw`\'`, "'");
  for (const { title, duties, requirements } of content.jobs) {
    for (const text of [title, ...duties, ...requirements]) expect(loaded).not.toContain(text);
  }
});

test('content edits don’t change the vendor chunk', () => {
  const [before = [], after = []] = [built(), sites.edited.directory].map((site) =>
    startScripts(site).map((file) => path.basename(file)),
  );
  expect(after.filter((name) => before.includes(name))).toEqual([
    expect.stringMatching(/^vendors\./),
  ]);
});

test('every document is at most 14 kB, styles and illustrations included', () => {
  const documents = readdirSync(built()).filter((file) => file.endsWith('.html.br'));
  for (const file of documents) {
    expect(readFileSync(built(file)).length, file).toBeLessThanOrEqual(14 * kilobyte);
  }
});

for (const address of ['/', '/career', jobPath(job), unknownPath]) {
  test(`a first visit to ${address} takes at most 230 kB and 16 requests @headed`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Chromium loads illustrations from further below the screen while it does not know the connection.
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
