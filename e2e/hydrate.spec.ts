import type { Page } from '@playwright/test';

import { viewMoreAbout } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { addresses, content, expect, job, test, unknownPath, widths } from './fixtures';
import { entry } from './site-menu';
import { originOf, sites } from './sites';
import { expectStarted, fonts, heading, holdBack, nextFrames, visit } from './visiting';

for (const address of addresses) {
  test(`${address} is hydrated as it stands: nothing is drawn anew, late fonts move nothing`, async ({
    page,
  }) => {
    await watchDocument(page);
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 800 });
      const letFontsCome = await holdBack(page, fonts);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const bar = await page.getByRole('banner').boundingBox();
      expect(await page.evaluate(haveFonts), `at ${width} px`).toBe(false);
      letFontsCome();
      await expectStarted(page);
      await page.waitForFunction(haveFonts);
      await nextFrames(page);

      expect(await page.getByRole('banner').boundingBox(), `at ${width} px`).toEqual(bar);
      const seen = await page.evaluate(() => ({
        ...window.seen,
        heading: document.querySelector('h1') === window.seen.heading,
      }));
      expect(seen, `at ${width} px`).toEqual({ heading: true, movedStyles: [] });
      expect(await layoutShift(page), `at ${width} px`).toBeLessThanOrEqual(0.005);
    }
    expect(await rulesWrittenTwice(page)).toEqual([]);
  });
}

const haveFonts = () =>
  ['700 1em "Bricolage Grotesque"', '1em "Instrument Sans"'].every(
    (font) => document.fonts.size > 0 && document.fonts.check(font),
  );

declare global {
  interface Window {
    seen: { heading: Element | null; movedStyles: string[] };
  }
}

async function watchDocument(page: Page) {
  await page.addInitScript(() => {
    window.seen = { heading: null, movedStyles: [] };
    // Moving or inserting a style element forces a full style recalculation.
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes, removedNodes }) => [
        ...addedNodes,
        ...removedNodes,
      ])) {
        if (node instanceof HTMLStyleElement && node.textContent !== '')
          window.seen.movedStyles.push(node.textContent.slice(0, 80));
      }
    });
    document.addEventListener('DOMContentLoaded', () => {
      window.seen.heading = document.querySelector('h1');
      observer.observe(document, { childList: true, subtree: true });
    });
  });
}

/** Cumulative Layout Shift so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as unknown as { value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        // There is always a paint entry, so the callback runs even if nothing has shifted.
        for (const type of ['paint', 'layout-shift']) observer.observe({ type, buffered: true });
      }),
  );
}

function rulesWrittenTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [ofDocument = [], ...later] = [...document.styleSheets].map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    return later.flat().filter((rule) => ofDocument.includes(rule));
  });
}

function pageHead(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')]
      .map((element) => element.outerHTML.replace(/ data-\S+=""/g, ''))
      .sort(),
  );
}

test.describe('development React', () => {
  test.use({ baseURL: originOf(sites.development) });

  for (const address of addresses) {
    // `watch` fails on a warning.
    test(`hydrates ${address} without a warning`, async ({ page }) => {
      await visit(page, address);
      await expect(heading(page)).toBeVisible();
    });
  }
});

test('a document served for another address is replaced by the page that was asked for', async ({
  page,
}) => {
  await visit(page, jobPath(job));
  const head = await pageHead(page);

  await page.goto('/hOmE');
  await expect(heading(page)).toHaveText(content.company.name);

  await page.route(`**${jobPath(job)}`, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL('/', route.request().url()).href }),
    });
  });
  await page.goto(jobPath(job));
  await expect(heading(page)).toHaveText(job.title);
  await expect(page.getByRole('heading', { name: 'Duties' })).toBeVisible();
  expect(await pageHead(page)).toEqual(head);
});

test('a navigation brings the head along that the page has when it is opened', async ({ page }) => {
  await visit(page, unknownPath);
  await entry(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
  const ofCareer = await pageHead(page);
  await page.getByRole('link', { name: viewMoreAbout(job.title) }).click();
  await expect(heading(page)).toHaveText(job.title);
  const ofJob = await pageHead(page);

  await visit(page, paths.career);
  expect(ofCareer).toEqual(await pageHead(page));
  await visit(page, jobPath(job));
  expect(ofJob).toEqual(await pageHead(page));
});
