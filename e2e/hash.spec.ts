import type { Page } from '@playwright/test';

import { homeSectionPath, homeSections, paths } from '../src/paths';
import { content, expect, test } from './fixtures';
import { entry } from './site-menu';
import {
  destination,
  expectInView,
  expectScrollPosition,
  nextFrames,
  recordPositions,
  scrollPosition,
  scrollTo,
  stillness,
  visit,
} from './visiting';

const { about, services, contact } = homeSections;
const uselessHashes = ['#nowhere', '#', '#%E0%A4%A'];

/** Opens the address of every section anew, on a phone and on a desktop. */
async function expectEachSectionOnLoad(page: Page, open: (page: Page, address: string) => unknown) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    for (const section of Object.values(homeSections)) {
      await page.goto('about:blank');
      await open(page, homeSectionPath(section));
      await expectInView(destination(page, section));
    }
  }
}

const openWithoutScript = (page: Page, address: string) => page.goto(address);

function region(page: Page, { title }: { title: string }) {
  return page.getByRole('region', { name: title });
}

async function setHash(page: Page, hash: string) {
  await page.evaluate((value) => {
    window.location.hash = value;
  }, hash);
  await nextFrames(page);
}

test.describe('without motion', () => {
  test.use(stillness);

  test('on load, every section comes into view', async ({ page }) => {
    await expectEachSectionOnLoad(page, visit);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('on load, every section comes into view', async ({ page }) => {
      await expectEachSectionOnLoad(page, openWithoutScript);
    });
  });

  test('the same link works twice, and the Tab key goes on from its section', async ({ page }) => {
    await visit(page, paths.home);
    for (const time of ['first', 'second']) {
      await scrollTo(page, 0);
      await expect(destination(page, contact)).not.toBeInViewport();
      await entry(page, 'Contact').click();
      await expectInView(destination(page, contact));
      await expect(region(page, content.home.contact), `the ${time} time`).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(region(page, content.home.contact).locator(':focus')).toBeVisible();
    }
    await expect(page).toHaveURL(homeSectionPath(contact));
  });

  test('Back and Forward go from hash to hash', async ({ page }) => {
    await visit(page, paths.home);
    await entry(page, 'Services').click();
    await expectInView(destination(page, services));
    await entry(page, 'Contact').click();
    await expectInView(destination(page, contact));

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
    await visit(page, paths.home);
    await scrollTo(page, 300);
    for (const section of [contact, services, contact]) {
      await setHash(page, `#${section}`);
      await expectInView(destination(page, section));
      await page.goBack();
      await expectScrollPosition(page, 300);
    }
    await expect(page).toHaveURL(paths.home);
  });

  test('an unknown, empty or malformed hash does nothing', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    for (const path of [paths.home, paths.career]) {
      for (const hash of uselessHashes) {
        await page.goto('about:blank');
        await visit(page, path + hash);
        await nextFrames(page);
        expect(await scrollPosition(page), path + hash).toBe(0);
        await expect(page.locator('body'), path + hash).toBeFocused();
      }
    }
    for (const start of [paths.home, homeSectionPath(about)]) {
      await visit(page, start);
      for (const hash of uselessHashes) {
        await scrollTo(page, 1200);
        await setHash(page, hash);
        expect(await scrollPosition(page), `${hash} set in ${start}`).toBe(1200);
      }
    }
    expect(warnings).toEqual([]);
  });
});

test('on load, a section comes into view by smooth scrolling', async ({ page }) => {
  const positions = await recordPositions(page);
  await visit(page, homeSectionPath(contact));
  await expectInView(destination(page, contact));
  expect((await positions()).length).toBeGreaterThan(4);
});
