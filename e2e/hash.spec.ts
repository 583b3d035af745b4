import type { Page } from '@playwright/test';

import { homeSectionPath, homeSections, paths } from '../src/paths';
import { content, expect, test } from './fixtures';
import { entry } from './site-menu';
import {
  destination,
  expectInView,
  expectScrollPosition,
  nextFrames,
  scrollPosition,
  scrollTo,
  gotoAndHydrate,
} from './visiting';

const { about, services, contact } = homeSections;
const uselessHashes = [
  '#nowhere',
  '#',
  '#%E0%A4%A',
  '#<img src=x onerror=alert("hostile")>',
  '#"]',
];

async function setHash(page: Page, hash: string) {
  await page.evaluate((value) => (window.location.hash = value), hash);
  await nextFrames(page);
}

for (const width of [360, 1280]) {
  test(`on load, every section comes into view, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const section of Object.values(homeSections)) {
      await test.step(section, async () => {
        await page.goto('about:blank');
        await gotoAndHydrate(page, homeSectionPath(section));
        await expectInView(destination(page, section));
      });
    }
  });
}

test('the same link works twice, and the Tab key goes on from its section', async ({ page }) => {
  const section = page.getByRole('region', { name: content.home.contact.title });
  await gotoAndHydrate(page, paths.home);
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await scrollTo(page, 0);
      await expect(destination(page, contact)).not.toBeInViewport();
      await entry(page, 'Contact').click();
      await expectInView(destination(page, contact));
      await expect(section, `the ${time} time`).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(section.locator(':focus')).toBeVisible();
    });
  }
  await expect(page).toHaveURL(homeSectionPath(contact));
});

test('Back and Forward go from hash to hash', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  for (const [label, section] of [
    ['Services', services],
    ['Contact', contact],
  ] as const) {
    await test.step(label, async () => {
      await entry(page, label).click();
      await expectInView(destination(page, section));
    });
  }

  await page.goBack();
  await expect(page).toHaveURL(homeSectionPath(services));
  await expectInView(destination(page, services));
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expectScrollPosition(page, 0);
  await page.goForward();
  await expectInView(destination(page, services));
  await page.goForward();
  await expectInView(destination(page, contact));
});

test('a hash typed into the address bar leads to its section every time, and Back returns', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 300);
  for (const section of [contact, services, contact]) {
    await test.step(section, async () => {
      await setHash(page, `#${section}`);
      await expectInView(destination(page, section));
      await page.goBack();
      await expectScrollPosition(page, 300);
    });
  }
  await expect(page).toHaveURL(paths.home);
});

test('an unknown, empty, malformed or hostile hash does nothing', async ({ page }) => {
  for (const hash of uselessHashes) {
    await test.step(`opened at ${hash}`, async () => {
      await page.goto('about:blank');
      await gotoAndHydrate(page, paths.home + hash);
      await nextFrames(page);
      expect(await scrollPosition(page), hash).toBe(0);
      await expect(page.locator('body'), hash).toBeFocused();
    });
  }
  for (const start of [paths.home, homeSectionPath(about)]) {
    await test.step(`set in ${start}`, async () => {
      await gotoAndHydrate(page, start);
      for (const hash of uselessHashes) {
        await scrollTo(page, 1200);
        await setHash(page, hash);
        expect(await scrollPosition(page), `${hash} set in ${start}`).toBe(1200);
      }
    });
  }
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('hostile');
});
