import type { Locator, Page } from '@playwright/test';

import { paths } from '../src/content/paths';
import {
  destination,
  expectInView,
  heading,
  menuButton,
  navLink,
  scrollPosition,
  scrollTo,
} from './support/page-objects';
import { content, expect, gotoAndHydrate, nextFrames, test, visitPages } from './support/test';

const { home, services, cloudTechnologies } = content;

const firstCards = [home.about, services, cloudTechnologies].map(({ cards }) =>
  String(cards[0]?.title),
);

test('cards tilt with the mouse, with a glare, and never with a finger', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  for (const title of firstCards) {
    const card = cardWith(page, title);
    await card.scrollIntoViewIfNeeded();
    await expect(async () => {
      await card.hover();
      await card.hover({ position: { x: 30, y: 30 } });
      expect(await card.evaluate(isTilted)).toBe(true);
    }).toPass();
    const glare = card.locator('.glare');
    const opacity = () => glare.evaluate((element) => Number(getComputedStyle(element).opacity));
    await expect.poll(opacity).toBeGreaterThan(0.2);
    expect(await opacity()).toBeLessThanOrEqual(0.4);
    await expect(glare.locator('..')).toHaveCSS('border-radius', '20px');
  }

  const card = cardWith(page, firstCards[1]);
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect.poll(() => card.evaluate(isTilted)).toBe(false);
  const box = await card.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await nextFrames(page, 30);
  expect(await card.evaluate(isTilted)).toBe(false);
});

test('nothing starts to move by itself', async ({ page }) => {
  await visitPages(page, async () => {
    await nextFrames(page);
    expect(await page.evaluate(runningAnimations)).toEqual([]);
  });
});

test("the hero's drawing moves while the page scrolls, and the menu slides in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await gotoAndHydrate(page, paths.home);
  const atTop = await wheelPosition(page);
  await scrollTo(page, 200);
  expect(await wheelPosition(page)).not.toEqual(atTop);

  const positions = menuPositions(page);
  await menuButton(page).click();
  expect(new Set(await positions).size).toBeGreaterThan(1);
});

test('the page scrolls smoothly, but a new page starts at its top', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 1400);
  expect(await framesToTop(page)).toBeGreaterThan(1);

  await navLink(page, 'Contact').click();
  await page.waitForFunction(() => scrollY > 100);
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
  await nextFrames(page, 30);
  expect(await scrollPosition(page)).toBe(0);

  // From the end of a page, without scrolling up in front of the visitor.
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  await navLink(page, 'Home', 'Useful Links').click();
  await expect(heading(page)).toContainText(home.hero.offer);
  await expect.poll(async () => [...new Set(await positions.jsonValue())]).toEqual([0]);
});

test('links and Back during smooth scrolling end where they lead', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 300);
  await startScrolling(page, 'Contact');
  await navLink(page, 'About us').click();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await nextFrames(page, 10);
  expect(await scrollPosition(page)).toBe(300);

  await startScrolling(page, 'Contact');
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
  await navLink(page, 'Services').click();
  await expectInView(destination(page, 'Services'));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: the wheel, the menu, cards and scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await gotoAndHydrate(page, paths.home);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const atTop = await wheelPosition(page);
    await scrollTo(page, 200);
    expect(await wheelPosition(page)).toEqual(atTop);
    const positions = menuPositions(page);
    await menuButton(page).click();
    expect(new Set(await positions).size).toBe(1);

    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollTo(page, 1400);
    expect(await framesToTop(page)).toBe(1);

    const card = cardWith(page, firstCards[1]);
    await card.hover();
    await card.hover({ position: { x: 30, y: 30 } });
    await page.waitForLoadState('networkidle');
    expect(await card.evaluate(isTilted)).toBe(false);
  });
});

/** Follows a link of the home page, and returns while the page still scrolls. */
async function startScrolling(page: Page, label: string) {
  await navLink(page, label).click();
  await page.waitForFunction(() => scrollY > 600);
}

/** How the parts of the hero's drawing are turned. */
function wheelPosition(page: Page): Promise<string[]> {
  return page
    .locator('#home svg')
    .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).transform));
}

/** Where the menu's left edge is, in px, in each of the frames after it has opened. */
function menuPositions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const menu = document.querySelector('[popover]') as HTMLElement;
    await new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }));
    const positions: number[] = [];
    for (let frame = 0; frame < 10; frame++) {
      positions.push(menu.getBoundingClientRect().left);
      await new Promise(requestAnimationFrame);
    }
    return positions;
  });
}

function cardWith(page: Page, title = ''): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

/** Runs in the page: whether something is turned out of the page's plane. */
function isTilted(card: Element): boolean {
  return [card, ...card.querySelectorAll('*')].some((element) => {
    const { m13, m23 } = new DOMMatrix(getComputedStyle(element).transform);
    return m13 !== 0 || m23 !== 0;
  });
}

/** Runs in the page: what moves by itself. The timeline of other animations is the visitor's scrolling. */
function runningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map(({ effect }) => String((effect as KeyframeEffect).target?.outerHTML.slice(0, 100)));
}

/** Presses "Back to top", which moves the focus too; returns in how many steps the page scrolls. */
async function framesToTop(page: Page): Promise<number> {
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(toTop).toBeVisible();
  const frames = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        addEventListener('scroll', () => {
          count++;
          if (scrollY === 0) resolve(count);
        });
      }),
  );
  await toTop.click();
  await frames;
  await expect(heading(page)).toBeFocused();
  await expect(toTop).toHaveCount(0);
  return frames;
}
