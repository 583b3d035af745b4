import type { Locator, Page } from '@playwright/test';

import { homePage, interfaceWords } from '../src/content/labels';
import { homeSections, paths } from '../src/paths';
import { content, expect, test } from './fixtures';
import {
  destination,
  expectInView,
  expectScrollPosition,
  expectStarted,
  holdScript,
  nextFrames,
  recordPositions,
  scrollPosition,
  stillness,
  visit,
} from './visiting';

test('a service card leans towards the mouse and catches the light', async ({ page }) => {
  const tiltRequests = recordTiltRequests(page);
  await visit(page, paths.home);
  const card = serviceCard(page);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('[style*="rotateX"]')).toHaveCount(0);
  expect(tiltRequests()).toBe(0);

  const tilted = await expectToLean(page, card);
  expect(tiltRequests()).toBe(1);
  const upperLeft = (await tilted.getAttribute('style')) ?? '';
  await pointAt(page, card, 0.8, 0.8);
  await expect(tilted).not.toHaveAttribute('style', upperLeft);

  const glare = card.locator('.glare-wrapper');
  await expect(glare).toHaveCSS('border-radius', '20px');
  const strength = () =>
    glare.locator('.glare').evaluate((element) => Number(getComputedStyle(element).opacity));
  await pointAt(page, card, 0.98, 0.98);
  await expect.poll(strength).toBeGreaterThan(0.2);
  expect(await strength()).toBeLessThanOrEqual(0.4);
});

test('a card leans even when the mouse was there before the app', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const card = serviceCard(page);
  await card.scrollIntoViewIfNeeded();
  await pointAt(page, card, 0.5, 0.5);

  release();
  await expectStarted(page);
  await expectToLean(page, card);
});

test('MORE INFO glides to the About section, and the top button back to the top', async ({
  page,
}) => {
  const { down, up } = await scrollDownAndUp(page);
  expect(down.length).toBeGreaterThanOrEqual(3);
  expect(up.length).toBeGreaterThanOrEqual(3);
});

test.describe('with reduced motion', () => {
  test.use(stillness);

  test('MORE INFO and the top button jump', async ({ page }) => {
    expect(await scrollDownAndUp(page)).toEqual({ down: [], up: [] });
  });
});

for (const [name, options] of [
  ['reduced motion', stillness],
  ['a touch screen', { hasTouch: true }],
] as const) {
  test.describe(`with ${name}`, () => {
    test.use(options);

    test('a service card stands still and its motion is never fetched', async ({
      page,
      hasTouch,
    }) => {
      const tiltRequests = recordTiltRequests(page);
      await visit(page, paths.home);
      const card = serviceCard(page);
      for (const position of [
        { x: 150, y: 150 },
        { x: 20, y: 20 },
      ]) {
        await (hasTouch ? card.tap({ position }) : card.hover({ position }));
      }
      await nextFrames(page);
      await expect(card.locator('[style*="transform"]')).toHaveCount(0);
      expect(tiltRequests()).toBe(0);
    });
  });
}

function serviceCard(page: Page) {
  const name = content.services.cards[1]?.title ?? '';
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
}

/** Moves the mouse to a place in a card: `(0, 0)` is its upper left corner, `(1, 1)` its lower right. */
async function pointAt(page: Page, card: Locator, right: number, down: number) {
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not on the page.');
  await page.mouse.move(box.x + right * box.width, box.y + down * box.height);
}

/** Moves the mouse about in a card until it leans; returns the part that does. */
async function expectToLean(page: Page, card: Locator): Promise<Locator> {
  const tilted = card.locator('[style*="rotateX"]');
  await expect(async () => {
    await pointAt(page, card, 0.5, 0.5);
    await pointAt(page, card, 0.2, 0.2);
    await expect(tilted).toHaveAttribute('style', /rotateX\(-?[1-9]/, { timeout: 500 });
  }).toPass();
  return tilted;
}

function recordTiltRequests(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (/\/static\/js\/tilt\b.*\.js$/.test(request.url())) count += 1;
  });
  return () => count;
}

/** Goes to About and back by the page's own buttons; tells where the page was seen on the way. */
async function scrollDownAndUp(page: Page) {
  const positions = await recordPositions(page);
  await visit(page, paths.home);
  const topButton = page.getByRole('button', { name: interfaceWords.scrollToTop });
  await expect(topButton).toBeHidden();

  await page.getByRole('link', { name: homePage.moreInfo }).click();
  await expectInView(destination(page, homeSections.about));
  await nextFrames(page);
  const end = await scrollPosition(page);
  const down = await positions();

  await topButton.click();
  await expectScrollPosition(page, 0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(topButton).toBeHidden();

  const between = (tops: number[]) => tops.filter((top) => top > 0 && top < end);
  return { down: between(down), up: between(await positions()) };
}
