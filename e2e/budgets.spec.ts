import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { paths } from '../src/content/paths';
import { sites } from './support/sites';
import { expect, gotoAndHydrate, test } from './support/test';

/** docs/requirements.md, 13. Sizes in kB, compressed with gzip. */
const budgets = {
  document: 24,
  startScripts: 185,
  firstVisit: 330,
  requests: 24,
};

const compressedKb = (content: string | Buffer) => gzipSync(content).length / 1000;

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

for (const { directory } of [sites.fixture, sites.owner]) {
  test(`every document in ${directory} is at most ${budgets.document} kB`, () => {
    for (const file of readdirSync(directory).filter((name) => name.endsWith('.html'))) {
      const size = compressedKb(readFileSync(`${directory}/${file}`));
      expect(size, file).toBeLessThanOrEqual(budgets.document);
    }
  });
}

test(`the app starts with at most ${budgets.startScripts} kB of scripts`, async ({ page }) => {
  // Nothing is prefetched for a visitor who saves data.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const files = await visit(page, paths.home);
  const scripts = files.filter(({ type }) => type === 'script');
  expect(sum(scripts.map(({ kb }) => kb))).toBeLessThanOrEqual(budgets.startScripts);
  for (const { path } of scripts) expect(path).toMatch(/^\/static\/js\//);
});

test(`a first visit takes at most ${budgets.firstVisit} kB and ${budgets.requests} requests`, async ({
  page,
}) => {
  const files = await visit(page, paths.home);
  expect(sum(files.map(({ kb }) => kb))).toBeLessThanOrEqual(budgets.firstVisit);
  expect(files.length).toBeLessThanOrEqual(budgets.requests);
});

/** Opens a page in an empty browser. Returns what it has loaded once it requests nothing more. */
async function visit(page: Page, path: string) {
  const loaded: Promise<{ path: string; type: string; kb: number }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const type = response.request().resourceType();
    loaded.push(response.body().then((body) => ({ path: pathname, type, kb: compressedKb(body) })));
  });
  await gotoAndHydrate(page, path);
  await page.waitForLoadState('networkidle');
  return Promise.all(loaded);
}

test('the first screen of the home page waits for no picture file', async ({ page }) => {
  await page.route('**/*.svg', () => {});
  await gotoAndHydrate(page, paths.home);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const pictures = await page.evaluate(() =>
      [...document.images]
        .filter((picture) => picture.checkVisibility())
        .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
        .map((picture) => picture.src),
    );
    expect(pictures, `at ${width} px`).toEqual([]);
  }
});
