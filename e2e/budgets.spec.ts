import { readdirSync, readFileSync } from 'node:fs';

import { jobPath } from '../src/jobs/job';
import { fixtureFile, sites } from './support/sites';
import { content, expect, job, test, unknownPath } from './support/test';
import { gotoAndHydrate } from './support/visiting';

const kilobyte = 1000;

/** The scripts that start the app. */
const startScript = /^(main|app|vendors)\.\w{8}\.js$/;

/** The compressed size of the scripts that start the app. */
function startSize(site: string): number {
  const folder = `${site}/static/js`;
  const files = readdirSync(folder).filter((file) => startScript.test(file));
  expect(files).toHaveLength(3);
  const sizes = files.map((file) => readFileSync(`${folder}/${file}.br`).length);
  return sizes.reduce((sum, size) => sum + size);
}

test('the start scripts are at most 140 kB', () => {
  expect(startSize(fixtureFile())).toBeLessThanOrEqual(140 * kilobyte);
});

test('the start scripts do not contain the global styles, which every document has', () => {
  const folder = fixtureFile('static/js');
  for (const file of readdirSync(folder).filter((name) => startScript.test(name))) {
    expect(readFileSync(`${folder}/${file}`, 'utf8'), file).not.toContain('MuiCssBaseline');
  }
});

test('100 more jobs add at most 3 kB to the start scripts, and nothing to the home page', () => {
  const edited = sites.edited.directory;
  expect(startSize(edited) - startSize(fixtureFile())).toBeLessThanOrEqual(3 * kilobyte);
  expect(readFileSync(`${edited}/index.html`, 'utf8')).not.toContain('opening-');
});

test('other content leaves the libraries’ script in the browser’s cache', () => {
  const vendors = readdirSync(fixtureFile('static/js')).filter((file) => /^vendors\./.test(file));
  expect(readdirSync(`${sites.edited.directory}/static/js`)).toEqual(
    expect.arrayContaining(vendors),
  );
});

test('each job’s text is in its own chunk, which the home page does not load', () => {
  const scripts = readdirSync(fixtureFile('static/js')).filter((file) => file.endsWith('.js'));
  const withText = content.jobs.flatMap(({ duties }) =>
    scripts.filter((file) =>
      readFileSync(fixtureFile(`static/js/${file}`), 'utf8').includes(String(duties[0])),
    ),
  );

  expect(withText).toHaveLength(content.jobs.length);
  expect(new Set(withText).size).toBe(content.jobs.length);
  expect(withText.filter((file) => startScript.test(file))).toEqual([]);
});

test('the illustrations are at most 34 kB, besides those in documents', () => {
  const folder = fixtureFile('static/media');
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg.br'));
  const sizes = files.map((file) => readFileSync(`${folder}/${file}`).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(34 * kilobyte);
});

test('with everything optional, the home page is at most 6200 px long on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await gotoAndHydrate(page, '/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6200);
});

test('every document is at most 14 kB, styles and illustrations included', () => {
  const documents = readdirSync(fixtureFile()).filter((file) => file.endsWith('.html.br'));
  for (const file of documents) {
    expect(readFileSync(fixtureFile(file)).length, file).toBeLessThanOrEqual(14 * kilobyte);
  }
});

for (const path of ['/', '/career', jobPath(job), unknownPath]) {
  test(`a first visit to ${path} takes at most 230 kB and 16 requests @full-chromium`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Until it knows the connection type, Chromium loads lazy images earlier.
    const connection = { connectionType: 'wifi', latency: 20 } as const;
    const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...connection, ...unlimited });
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));

    await gotoAndHydrate(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('img:not([loading="lazy"])')).toHaveCount(0);

    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(230 * kilobyte);
    expect(sizes.length).toBeLessThanOrEqual(16);
  });
}
