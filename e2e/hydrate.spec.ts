import type { Page } from '@playwright/test';

import { jobPath } from '../src/jobs/job';
import { atEachWidth } from './at-each-width';
import { content, expect, job, missingDocument, screens, test } from './fixtures';
import { expectStarted, holdFonts, nextFrames, visit } from './visiting';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const address of screens) {
  test(`${address} is hydrated as it stands: nothing is drawn anew, nothing moves`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(missingDocument);
    await watchDocument(page);
    await atEachWidth(page, async () => {
      const letFontsCome = await holdFonts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      letFontsCome();
      await expectStarted(page);
      await page.evaluate(() => document.fonts.ready);
      await nextFrames(page);

      const { shift, movedStyles, ...seen } = await page.evaluate(() => ({
        fontsCame: document.fonts.size > 0 && document.fonts.check('1em "Instrument Sans"'),
        keptHeading: document.querySelector('h1') === window.seen.heading,
        shift: window.seen.shift,
        movedStyles: window.seen.movedStyles,
      }));
      expect(seen).toEqual({ fontsCame: true, keptHeading: true });
      expect(shift).toBeLessThanOrEqual(0.005);
      expect(movedStyles).toEqual([]);
    });
    expect(await rulesWrittenTwice(page)).toEqual([]);
  });
}

/** Keeps what a document came with and what becomes of it. */
async function watchDocument(page: Page) {
  await page.addInitScript(() => {
    window.seen = { shift: 0, heading: null, movedStyles: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    // A style element that moves, or comes anew, has the whole page computed and laid out again.
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [
        ...record.addedNodes,
        ...record.removedNodes,
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

declare global {
  interface Window {
    seen: { shift: number; heading: Element | null; movedStyles: string[] };
  }
}

function rulesWrittenTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [ofDocument = [], ...later] = [...document.styleSheets].map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    return later.flat().filter((rule) => ofDocument.includes(rule));
  });
}

/** What the head says of the page, tag by tag. */
function pageHead(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')]
      .map((element) => element.outerHTML.replace(/ data-\S+=""/g, ''))
      .sort(),
  );
}

test('a document served for another address is replaced by the page that was asked for', async ({
  page,
  watch,
}) => {
  watch.expectErrors(missingDocument);
  await visit(page, '/');
  const home = await heading(page).innerText();
  await visit(page, jobPath(job));
  const head = await pageHead(page);

  await page.goto('/hOmE');
  await expect(heading(page)).toHaveText(home, { useInnerText: true });

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
  await visit(page, '/career');
  const career = await pageHead(page);
  const link = page.getByRole('link', { name: /^View More/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Duties' })).toBeVisible();
  const ofJob = await pageHead(page);

  await page.goBack();
  await expect(heading(page)).toHaveText(content.careers.title);
  expect(await pageHead(page)).toEqual(career);
  await page.goto(address);
  expect(await pageHead(page)).toEqual(ofJob);
});
