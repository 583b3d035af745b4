import type { Locator, Page } from '@playwright/test';

import { navBarHeight } from '../src/theme/tokens';
import { expect, test } from './fixtures';
import { expectStarted, holdScript, nextFrames, visit } from './visiting';

test.describe('With motion', () => {
  test('a service card leans towards the mouse and catches the light', async ({ page }) => {
    const tiltRequests = recordTiltRequests(page);
    await page.goto('/');
    const card = serviceCard(page);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('[style*="rotateX"]')).toHaveCount(0);
    expect(tiltRequests()).toBe(0);

    const tilted = await expectToLean(page, card);
    expect(tiltRequests()).toBe(1);

    const upperLeft = await tilted.evaluate((element) => element.style.transform);
    await pointAt(page, card, 0.8, 0.8);
    await expect
      .poll(() => tilted.evaluate((element) => element.style.transform))
      .not.toBe(upperLeft);

    const glare = card.locator('.glare-wrapper');
    await expect(glare).toHaveCSS('border-radius', '20px');
    const light = glare.locator('.glare');
    const strength = async () =>
      Number(await light.evaluate((element) => getComputedStyle(element).opacity));
    await pointAt(page, card, 0.98, 0.98);
    await expect.poll(strength).toBeGreaterThan(0.2);
    expect(await strength()).toBeLessThanOrEqual(0.4);
  });

  test('a card leans even when the mouse was there before the app', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const card = serviceCard(page);
    await card.scrollIntoViewIfNeeded();
    await pointAt(page, card, 0.5, 0.5);

    release();
    await expectStarted(page);
    await expectToLean(page, card);
  });

  test('MORE INFO glides to the About section, and the top button back', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');

    const down = await recordPositions(page);
    await page.getByRole('link', { name: 'MORE INFO' }).click();
    await expectAtAbout(page);
    const end = await page.evaluate(() => window.scrollY);
    expect(between(await down(), 0, end).length).toBeGreaterThanOrEqual(3);

    const up = await recordPositions(page);
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(between(await up(), 0, end).length).toBeGreaterThanOrEqual(3);
  });
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a service card stands still and its motion is never fetched', async ({ page }) => {
    const tiltRequests = recordTiltRequests(page);
    await visit(page, '/');
    const card = serviceCard(page);
    await card.hover();
    await pointAt(page, card, 0.2, 0.2);
    await pointAt(page, card, 0.8, 0.8);
    await nextFrames(page);
    await expect(card.locator('[style*="transform"]')).toHaveCount(0);
    expect(tiltRequests()).toBe(0);
  });

  test('MORE INFO jumps to the About section, and the top button back', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

    const down = await recordPositions(page);
    await page.getByRole('link', { name: 'MORE INFO' }).click();
    await expectAtAbout(page);
    const end = await page.evaluate(() => window.scrollY);
    expect(between(await down(), 0, end)).toEqual([]);

    const up = await recordPositions(page);
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(between(await up(), 0, end)).toEqual([]);
  });
});

test.describe('With a touch screen', () => {
  test.use({ hasTouch: true });

  test('a service card stands still and its motion is never fetched', async ({ page }) => {
    const tiltRequests = recordTiltRequests(page);
    await visit(page, '/');
    const card = serviceCard(page);
    await card.tap();
    await card.tap({ position: { x: 20, y: 20 } });
    await nextFrames(page);
    await expect(card.locator('[style*="transform"]')).toHaveCount(0);
    expect(tiltRequests()).toBe(0);
  });
});

function serviceCard(page: Page) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Solution Architecture' }) });
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

/** Records where the page is scrolled to, frame by frame. */
async function recordPositions(page: Page) {
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const look = () => {
      seen.push(window.scrollY);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => positions.jsonValue();
}

function between(positions: readonly number[], start: number, end: number) {
  return [...new Set(positions)].filter((position) => position > start && position < end);
}

/** The About section stands right below the navigation. */
async function expectAtAbout(page: Page) {
  await expect
    .poll(() =>
      page.locator('#About').evaluate((section) => Math.round(section.getBoundingClientRect().top)),
    )
    .toBe(navBarHeight.desktop + 16);
}
