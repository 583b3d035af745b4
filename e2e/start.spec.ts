import type { Page } from '@playwright/test';

import { company } from '../src/content/company';
import { expect, missingDocument, screens, test } from './fixtures';
import { expectStarted, holdFonts, readClipboard, visit } from './visiting';

const careerChunk = /\/career\.\w+\.js$/;
const pageChunks = [careerChunk, /\/job\.\w+\.js$/, /\/not-found\.\w+\.js$/];

/** Scripts that a page asks for, from now on. */
function scriptRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

test('the app waits until the page has loaded', async ({ page }) => {
  const scripts = scriptRequests(page);
  const release = await holdFonts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
  await expect.poll(() => scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/\/main\.\w+\.js$/);

  release();
  await expectStarted(page);
  expect(scripts.some((url) => /\/app\./.test(url))).toBe(true);
});

for (const [name, touch] of [
  ['a click', (page: Page) => page.mouse.click(5, 400)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`${name} starts the app at once`, async ({ page }) => {
    const scripts = scriptRequests(page);
    const release = await holdFonts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => scripts).toHaveLength(1);
    await page.waitForFunction(() => performance.getEntriesByType('resource').length > 0);
    // Each try is a touch: the first may come before the script that listens for it has run.
    await expect(async () => {
      await touch(page);
      expect(scripts.some((url) => /\/app\./.test(url))).toBe(true);
    }).toPass({ intervals: [100] });
    await expectStarted(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    release();
  });
}

for (const address of screens) {
  test(`${address} keeps its styles as they are when the app starts`, async ({ page, watch }) => {
    watch.expectErrors(missingDocument);
    // A style element that is moved, or comes anew, has the whole page computed and laid out again.
    await page.addInitScript(() => {
      const moved: string[] = [];
      const observer = new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of [...addedNodes, ...removedNodes]) {
            if (node instanceof HTMLStyleElement && node.textContent !== '')
              moved.push(node.textContent.slice(0, 80));
          }
        }
      });
      addEventListener('DOMContentLoaded', () =>
        observer.observe(document, { childList: true, subtree: true }),
      );
      Object.assign(window, { moved });
    });
    await visit(page, address);

    expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual([]);
    const writtenTwice = await page.evaluate(() => {
      const [ofDocument = [], ...later] = [...document.styleSheets].map(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText),
      );
      return later.flat().filter((rule) => ofDocument.includes(rule));
    });
    expect(writtenTwice).toEqual([]);
  });
}

test('a click that comes before the app does is not lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/js/app.*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.waitForLoadState('load');
  await page.getByRole('button', { name: 'Copy e-mail' }).click();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await readClipboard(page)).toBe(company.email);
});

test('before the app starts, links lead on as plain links', async ({ page }) => {
  await page.route('**/static/js/app.*', () => {});
  await page.goto('/');
  await page.getByRole('link', { name: 'MORE INFO' }).click();
  await expect(page).toHaveURL('/#About');
  await page.getByRole('banner').getByRole('link', { name: 'Career' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
});

test('all pages are fetched ahead once the browser is idle', async ({ page }) => {
  const scripts = scriptRequests(page);
  await visit(page, '/');
  for (const chunk of pageChunks) {
    await expect.poll(() => scripts.filter((url) => chunk.test(url)).length).toBe(1);
  }
  await page.route('**/static/js/**', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Career' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
});

for (const [name, connection] of [
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['with a slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`a visitor ${name} gets only the page that is reached for`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const scripts = scriptRequests(page);
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    const isPage = (url: string) => pageChunks.some((chunk) => chunk.test(url));
    expect(scripts.filter(isPage)).toEqual([]);

    await page.getByRole('banner').getByRole('link', { name: 'Career' }).hover();
    await expect.poll(() => scripts.filter(isPage)).toEqual([expect.stringMatching(careerChunk)]);
  });
}

test('a page is fetched when the keyboard reaches a link to it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts = scriptRequests(page);
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Career' }).focus();
  await expect.poll(() => scripts.some((url) => careerChunk.test(url))).toBe(true);
});
