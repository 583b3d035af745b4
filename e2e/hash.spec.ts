import type { Page } from '@playwright/test';

import { services } from '../src/content/services';
import { contact } from '../src/content/home';
import { homeSectionPath, homeSections, paths } from '../src/paths';
import { expect, test } from './fixtures';
import { entry, openMenu } from './site-menu';
import {
  destination,
  expectInView,
  expectScrollPosition,
  nextFrames,
  scrollPosition,
  scrollTo,
  stillness,
  visit,
} from './visiting';

const sections = Object.values(homeSections);
const uselessHashes = ['#nowhere', '#', '#%E0%A4%A'];

function withUselessHashes(path: string) {
  return uselessHashes.map((hash) => path + hash);
}

function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') texts.push(message.text());
  });
  return texts;
}

async function setHash(page: Page, hash: string) {
  await page.evaluate((value) => {
    window.location.hash = value;
  }, hash);
  await nextFrames(page);
}

for (const width of [360, 1280]) {
  test.describe(`on load, at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    test.describe('without motion', () => {
      test.use(stillness);

      test('every section comes into view', async ({ page }) => {
        for (const section of sections) {
          await page.goto('about:blank');
          await visit(page, homeSectionPath(section));
          await expectInView(destination(page, section));
        }
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, ...stillness });

      test('every section comes into view', async ({ page }) => {
        for (const section of sections) {
          await page.goto('about:blank');
          await page.goto(homeSectionPath(section));
          await expectInView(destination(page, section));
        }
      });
    });

    test('the last section comes into view by smooth scrolling', async ({ page }) => {
      await page.addInitScript(() => {
        const positions = new Set<number>();
        Object.assign(window, { positions });
        const look = () => {
          positions.add(window.scrollY);
          requestAnimationFrame(look);
        };
        look();
      });
      await visit(page, homeSectionPath(homeSections.contact));
      await expectInView(destination(page, homeSections.contact));

      const end = await scrollPosition(page);
      const passed = await page.evaluate(() => [
        ...(Reflect.get(window, 'positions') as Set<number>),
      ]);
      expect(passed.filter((top) => top > 0 && top < end - 1).length).toBeGreaterThan(2);
    });

    test('a section comes into view though the script never arrives', async ({ page, watch }) => {
      watch.expectErrors(/Failed to load resource: net::ERR_FAILED/);
      await page.route('**/static/js/**', (route) => route.abort());
      for (const section of [homeSections.services, homeSections.contact]) {
        await page.goto('about:blank');
        await page.goto(homeSectionPath(section));
        await expectInView(destination(page, section));
      }
    });
  });
}

test.describe('in the page', () => {
  test.use(stillness);

  test('a link from another page leads to the section and focuses it', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 720 });
      await visit(page, paths.career);
      if (width === 360) await openMenu(page);
      await entry(page, 'Services').click();
      await expect(page).toHaveURL(homeSectionPath(homeSections.services));
      await expectInView(destination(page, homeSections.services));
      await expect(page.getByRole('region', { name: services.title })).toBeFocused();
    }
  });

  test('the same link works twice, and moves focus both times', async ({ page }) => {
    await visit(page, paths.home);
    const region = page.getByRole('region', { name: services.title });
    for (const time of ['first', 'second']) {
      await entry(page, 'Services').click();
      await expectInView(destination(page, homeSections.services));
      await expect(region, `the ${time} time`).toBeFocused();
      await scrollTo(page, 0);
      await expect(destination(page, homeSections.services)).not.toBeInViewport();
    }
    await expect(page).toHaveURL(homeSectionPath(homeSections.services));
  });

  test('the Tab key goes on from the section that a link led to', async ({ page }) => {
    await visit(page, paths.home);
    await entry(page, 'Contact').click();
    await expect(page.getByRole('region', { name: contact.title })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('region', { name: contact.title }).getByRole('link').first(),
    ).toBeFocused();
  });

  test('Back and Forward go from hash to hash', async ({ page }) => {
    await visit(page, paths.home);
    await entry(page, 'Services').click();
    await expectInView(destination(page, homeSections.services));
    await entry(page, 'Contact').click();
    await expectInView(destination(page, homeSections.contact));

    await page.goBack();
    await expect(page).toHaveURL(homeSectionPath(homeSections.services));
    await expectInView(destination(page, homeSections.services));
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expectScrollPosition(page, 0);
    await page.goForward();
    await expectInView(destination(page, homeSections.services));
    await page.goForward();
    await expectInView(destination(page, homeSections.contact));
  });

  test('a hash typed into the address bar leads to its section, and Back returns', async ({
    page,
  }) => {
    await visit(page, paths.home);
    await scrollTo(page, 300);
    await setHash(page, `#${homeSections.contact}`);
    await expectInView(destination(page, homeSections.contact));
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expectScrollPosition(page, 300);
  });

  test('an unknown, empty or malformed hash does nothing on load', async ({ page }) => {
    const said = warnings(page);
    for (const address of [paths.home, paths.career].flatMap(withUselessHashes)) {
      await page.goto('about:blank');
      await visit(page, address);
      await nextFrames(page);
      expect(await scrollPosition(page), address).toBe(0);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeInViewport();
      await expect(page.locator('body'), address).toBeFocused();
    }
    expect(said).toEqual([]);
  });

  for (const start of [paths.home, homeSectionPath(homeSections.about)]) {
    test(`such a hash does nothing when it is set in ${start}`, async ({ page }) => {
      const said = warnings(page);
      await visit(page, start);
      for (const hash of uselessHashes) {
        await scrollTo(page, 1200);
        await setHash(page, hash);
        expect(await scrollPosition(page), hash).toBe(1200);
      }
      expect(said).toEqual([]);
    });
  }
});
