import type { Locator, Page } from '@playwright/test';

import { paths } from '../src/content/paths';
import { loadPictures, runningAnimations } from './support/page-functions';
import {
  destination,
  expectInView,
  heading,
  menuButton,
  navLink,
  scrollPosition,
  scrollTo,
} from './support/page-objects';
import { pictureOf, textContrast } from './support/picture';
import {
  content,
  documentRequests,
  expect,
  forEachStep,
  gotoAndHydrate,
  nextFrames,
  test,
  visitedPaths,
} from './support/test';

const { home, services, cloudTechnologies } = content;

const firstCards = [home.about, services, cloudTechnologies].map(({ cards }) => ({
  title: String(cards[0]?.title),
  text: String(cards[0]?.text),
}));

test('cards tilt with the mouse, with a glare that leaves text readable in both schemes', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  // The stars are behind some of the text.
  await page.evaluate(loadPictures);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { title, text } of firstCards) {
      const card = cardWith(page, title);
      const words = card.getByText(text);
      // Scrolling could put the card below the mouse.
      await page.mouse.move(0, 0);
      await words.scrollIntoViewIfNeeded();
      await expect.poll(() => card.evaluate(isTilted)).toBe(false);

      await expect(async () => {
        await card.hover();
        await card.hover({ position: { x: 30, y: 30 } });
        expect(await card.evaluate(isTilted)).toBe(true);
      }).toPass();
      const glare = card.locator('.glare');
      const opacity = () => glare.evaluate((element) => Number(getComputedStyle(element).opacity));
      await expect.poll(opacity).toBeGreaterThan(0.2);
      await expect.poll(() => card.evaluate(isStill)).toBe(true);
      expect(await opacity()).toBeLessThanOrEqual(0.4);
      await expect(glare.locator('..')).toHaveCSS('border-radius', '20px');
      expect(await contrast(words)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a finger does not tilt a card, even where a mouse does', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const card = cardWith(page, services.cards[0]?.title);
  await card.scrollIntoViewIfNeeded();
  await expect(async () => {
    await card.hover({ position: { x: 30, y: 30 } });
    await card.hover({ position: { x: 40, y: 40 } });
    expect(await card.evaluate(isTilted)).toBe(true);
  }).toPass();
  const box = await card.boundingBox();
  await page.mouse.move(0, 0);
  await expect.poll(() => card.evaluate(isTilted)).toBe(false);

  const session = await page.context().newCDPSession(page);
  const touch = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await nextFrames(page, 30);
  expect(await card.evaluate(isTilted)).toBe(false);
});

test('nothing starts to move by itself', async ({ page }) => {
  await forEachStep(visitedPaths, async (path) => {
    await gotoAndHydrate(page, path);
    await nextFrames(page);
    expect(await page.evaluate(runningAnimations)).toEqual([]);
  });
});

test("the windpump's wheel turns while the page scrolls, and the menu slides in", async ({
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
  await expect(heading(page)).toContainText(content.home.hero.offer);
  await expect.poll(async () => [...new Set(await positions.jsonValue())]).toEqual([0]);
});

test('links and Back during smooth scrolling end where they lead', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  for (let round = 0; round < 2; round++) {
    // In each round, the page has scrolled further when the visitor goes on.
    const top = 320 + 600 * round;
    // The app sets the position of a new page once more, in the next frame.
    await nextFrames(page, 10);
    await scrollTo(page, 300);
    await startScrolling(page, 'Contact', top);
    await navLink(page, 'About us').click();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await nextFrames(page, 10);
    expect(await scrollPosition(page), `Back within the page, round ${round}`).toBe(300);

    await startScrolling(page, 'Contact', top);
    await navLink(page, 'Career').click();
    await expect(heading(page)).toHaveText(content.careers.title);
    // Every other time, on to a section of another new page.
    if (round % 2 === 1) {
      await navLink(page, 'Services').click();
      await expectInView(destination(page, 'Services'));
      await navLink(page, 'Career').click();
      await expect(heading(page)).toHaveText(content.careers.title);
    }
    await nextFrames(page, 10);
    expect(await scrollPosition(page), `a new page, round ${round}`).toBe(0);
    await navLink(page, 'Home').click();
    await expect(heading(page)).toContainText(content.home.hero.offer);
  }
});

test('whoever hurries from page to page loads none anew, and sees no error', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  const documents = documentRequests(page);
  await page.evaluate(async () => {
    const goBack = () =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history.back();
      });
    // Every pause is followed by a link and by Back: 12 is 3 times 4.
    for (let step = 0; step < 12; step++) {
      const cards = [...document.links].filter((link) => link.textContent.startsWith('View More'));
      // The first entry of the history is the career page.
      if (step % 3 === 2 && history.state.idx > 0) await goBack();
      else cards[step % cards.length]?.click();
      // By then, the next page is loading or shown.
      for (let frame = 0; frame < 2 + 2 * (step % 4); frame++) {
        await new Promise(requestAnimationFrame);
      }
    }
  });
  expect(documents).toEqual([]);
});

test('nothing that moves makes a page scroll sideways', async ({ page }) => {
  await forEachStep(visitedPaths, async (path) => {
    await gotoAndHydrate(page, path);
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(widestWhileScrolling), `at ${width} px`).toBe(width);
    }
  });
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

    const card = cardWith(page, services.cards[0]?.title);
    await card.hover();
    await card.hover({ position: { x: 30, y: 30 } });
    await page.waitForLoadState('networkidle');
    expect(await card.evaluate(isTilted)).toBe(false);
  });
});

/** Follows a link of the home page, and returns while the page still scrolls, at `top` px or below. */
async function startScrolling(page: Page, label: string, top: number) {
  await navLink(page, label).click();
  await page.waitForFunction((y) => scrollY > y, top);
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

/** Runs in the page. */
function isStill(card: Element): boolean {
  return card.getAnimations({ subtree: true }).length === 0;
}

/** The contrast of an element's text as painted. */
async function contrast(words: Locator): Promise<number> {
  const picture = await pictureOf(await words.screenshot());
  const { width, height } = picture.info;
  return textContrast(picture, { left: 0, top: 0, right: width, bottom: height });
}

/** Runs in the page: its largest width, in px, at places 200 px apart. */
async function widestWhileScrolling(): Promise<number> {
  const { documentElement } = document;
  let widest = 0;
  for (let top = 0; top <= documentElement.scrollHeight; top += 200) {
    window.scrollTo({ top, behavior: 'instant' });
    // What moves with the scroll position does so in the next frame.
    await new Promise(requestAnimationFrame);
    widest = Math.max(widest, documentElement.scrollWidth);
  }
  return widest;
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
