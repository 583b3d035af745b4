import { getContrastRatio } from '@mui/material/styles';
import type { CDPSession, Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { homeSectionPath, homeSections, paths } from '../src/content/paths';
import { loadPictures } from './support/layout-audit';
import { longAnimations } from './support/page-functions';
import { scriptRequests } from './support/requests';
import {
  destination,
  expectInView,
  expectScrollPosition,
  scrollPosition,
  scrollTo,
} from './support/scrolling';
import { content, expect, job, test, visitedPaths } from './support/test';
import { gotoAndHydrate, heading, nextFrames } from './support/visiting';

const { home, services, cloudTechnologies } = content;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('cards tilt toward the mouse, with a glare', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  for (const { cards } of [home.about, services, cloudTechnologies]) {
    const card = cardWith(page, cards[0]?.title);
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    await expectTilt(card, { x: 20, y: 20 }, /rotateX\(-[1-9]/);
    await expectTilt(card, { x: width - 20, y: height - 20 }, /rotateX\([1-9]/);
    const tilt = await card.locator('[style*="rotateX"]').getAttribute('style');
    const degrees = Array.from(String(tilt).matchAll(/rotate[XY]\(-?([\d.]+)deg/g), ([, angle]) =>
      Number(angle),
    );
    expect(degrees).toHaveLength(2);
    expect(Math.max(...degrees), String(tilt)).toBeLessThanOrEqual(5);

    const opacity = () =>
      card.locator('.glare').evaluate((glare) => Number(getComputedStyle(glare).opacity));
    await expect.poll(opacity).toBeGreaterThan(0.2);
    expect(await opacity()).toBeLessThanOrEqual(0.4);
    // The glare has the card's corners.
    await expect(card.locator('.glare-wrapper')).toHaveCSS('border-radius', '20px');
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`text keeps its contrast while a card tilts, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await gotoAndHydrate(page, paths.home);
    // The stars are behind some of the text.
    await page.evaluate(loadPictures);
    for (const { cards } of [home.about, services, cloudTechnologies]) {
      const card = cardWith(page, cards[0]?.title);
      const text = card.getByText(cards[0]?.text ?? '');
      await text.scrollIntoViewIfNeeded();
      const atRest = await contrast(text);

      const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
      await expectTilt(card, { x: 0.95 * width, y: 0.95 * height }, /rotateX\([1-9]/);
      const animations = () =>
        card.evaluate((root) => root.getAnimations({ subtree: true }).length);
      await expect.poll(animations).toBe(0);
      expect(await contrast(text)).toBeGreaterThanOrEqual(Math.max(4.5, 0.8 * atRest));
    }
  });
}

test('nothing moves by itself for more than 5 s or inside an SVG, and at rest nothing is drawn', async ({
  context,
}) => {
  // In tabs, at the same time, because each page has to be at rest for 3 s.
  await Promise.all(
    visitedPaths.map(async (path) => {
      const page = await context.newPage();
      await gotoAndHydrate(page, path);
      expect(await page.evaluate(longAnimations), path).toEqual([]);
      await page.waitForLoadState('networkidle');
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await expect(async () => {
        const before = await counted(session, 'RecalcStyleCount');
        await page.waitForTimeout(3000);
        expect((await counted(session, 'RecalcStyleCount')) - before, path).toBeLessThanOrEqual(3);
      }).toPass({ timeout: 15_000 });
    }),
  );
});

test('motion adds no work to the start of the home page on a phone', async ({ context }) => {
  const workOf = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 412, height: 823 });
    await page.emulateMedia({ reducedMotion });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await gotoAndHydrate(page, paths.home);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(3000);
    const work = {
      styles: await counted(session, 'RecalcStyleCount'),
      layouts: await counted(session, 'LayoutCount'),
    };
    await page.close();
    return work;
  };
  const reduced = await workOf('reduce');
  const usual = await workOf('no-preference');
  // Single visits differ by 4 at most; what is not composited takes one for each frame.
  expect(usual.styles).toBeLessThanOrEqual(reduced.styles + 8);
  expect(usual.layouts).toBeLessThanOrEqual(reduced.layouts + 8);
});

test('the windpump turns as the page scrolls, without work for the main thread', async ({
  page,
  browser,
}) => {
  await browser.startTracing(page, { categories: ['blink.animations'] });
  await gotoAndHydrate(page, paths.home);
  const angle = () =>
    page.locator('#hero-wheel').evaluate((wheel) => getComputedStyle(wheel).transform);
  const before = await angle();
  await scrollTo(page, 200);
  await expect.poll(angle).not.toBe(before);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const animations = (traceEvents as AnimationEvent[]).filter(({ name }) => name === 'Animation');
  const started = animations.filter(({ args }) => args.data?.displayName?.startsWith('animation-'));
  expect(started).toHaveLength(1);
  const failed = animations.filter(
    ({ id2, args }) =>
      started.some((start) => start.id2.local === id2.local) && args.data?.compositeFailed,
  );
  expect(failed).toEqual([]);
});

test('the page scrolls smoothly', async ({ page }) => {
  expect(Math.min(...(await framesPerScroll(page)))).toBeGreaterThan(1);
  // A new page starts at its top without scrolling there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
  await expect(heading(page)).toHaveText(content.careers.title);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('Back to a section of another page does not scroll there', async ({ page }) => {
  await gotoAndHydrate(page, homeSectionPath(homeSections.contact));
  let position = NaN;
  await expect(async () => {
    const before = await scrollPosition(page);
    await nextFrames(page, 20);
    position = await scrollPosition(page);
    expect(position).toBe(before);
  }).toPass();
  expect(position).toBeGreaterThan(1000);
  await page.getByRole('banner').getByRole('link', { name: 'Career' }).click();
  await expect(heading(page)).toHaveText(content.careers.title);
  await expectScrollPosition(page, 0);
  await nextFrames(page);
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  await page.goBack();
  await expectScrollPosition(page, position);
  await nextFrames(page);
  expect(await page.evaluate(() => Reflect.get(window, 'positions'))).toEqual([position]);
});

test('a page opened while the last one scrolls starts at its top', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Contact' }).click();
  await page.waitForFunction(() => scrollY > 100);
  await header.getByRole('link', { name: 'Career' }).click();
  await expect(heading(page)).toHaveText(content.careers.title);
  await nextFrames(page, 30);
  expect(await scrollPosition(page)).toBe(0);
});

test("a job's title grows from its card into the heading", async ({ page }) => {
  await openJobSlowly(page);
  await expect.poll(() => viewTransitions(page)).toContain('::view-transition-group(job-title)');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page jumps instead of scrolling', async ({ page }) => {
    expect(Math.max(...(await framesPerScroll(page)))).toBe(1);
  });

  test('nothing is animated, and cards do not tilt', async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectNoTilt(page, (card) => card.hover());

    await openJobSlowly(page);
    await nextFrames(page);
    expect(await viewTransitions(page)).toEqual([]);
  });
});

test('cards do not tilt on touch', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await expectNoTilt(page, (card) => card.dispatchEvent('pointermove', { pointerType: 'touch' }));
});

/**
 * The contrast of an element's text as painted: its lightest or darkest pixel against the
 * background.
 */
async function contrast(words: Locator): Promise<number> {
  const { channels, dominant } = await sharp(await words.screenshot()).stats();
  const background = `rgb(${dominant.r}, ${dominant.g}, ${dominant.b})`;
  const inks = (['min', 'max'] as const).map(
    (end) => `rgb(${channels.slice(0, 3).map((channel) => channel[end])})`,
  );
  return Math.max(...inks.map((ink) => getContrastRatio(ink, background)));
}

function cardWith(page: Page, title = ''): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

/** Points at a card until it tilts; the first move of the mouse loads the library. */
async function expectTilt(card: Locator, position: { x: number; y: number }, style: RegExp) {
  await expect(async () => {
    await card.hover();
    await card.hover({ position });
    await expect(card.locator('[style*="rotateX"]')).toHaveAttribute('style', style, {
      timeout: 500,
    });
  }).toPass();
}

/** Checks that the library is not loaded, so no card can tilt. */
async function expectNoTilt(page: Page, pointAt: (card: Locator) => Promise<void>) {
  const requests = scriptRequests(page, 'tilt');
  await pointAt(cardWith(page, services.cards[0]?.title));
  await nextFrames(page);
  expect(requests).toEqual([]);
}

/** Opens a job from its card, with animations at a tenth of their speed. */
async function openJobSlowly(page: Page) {
  await gotoAndHydrate(page, paths.career);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await page.getByRole('link', { name: job.title }).click();
  await expect(heading(page)).toHaveText(job.title);
}

/** The pseudo-elements that a view transition animates. */
function viewTransitions(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      .filter((name) => name?.startsWith('::view-transition')),
  );
}

/** Chromium's trace of an animation; `compositeFailed` gives reasons as bits. */
type AnimationEvent = {
  name: string;
  id2: { local: string };
  args: { data?: { displayName?: string; compositeFailed?: number } };
};

/** How often the browser has recalculated styles or the layout since the page was opened. */
async function counted(
  session: CDPSession,
  what: 'RecalcStyleCount' | 'LayoutCount',
): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === what)?.value ?? NaN;
}

/** Opens a section, then goes back to the top; returns how many frames each scroll takes. */
async function framesPerScroll(page: Page): Promise<number[]> {
  await page.addInitScript(() => {
    let frames = 0;
    const scrolls: number[] = [];
    addEventListener('scroll', () => frames++);
    addEventListener('scrollend', () => {
      scrolls.push(frames);
      frames = 0;
    });
    Object.assign(window, { scrolls });
  });
  await gotoAndHydrate(page, homeSectionPath(homeSections.contact));
  await expectInView(destination(page, homeSections.contact));
  await page.waitForFunction(() => Reflect.get(window, 'scrolls').length > 0);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expectScrollPosition(page, 0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.waitForFunction(() => Reflect.get(window, 'scrolls').length > 1);
  return page.evaluate(() => Reflect.get(window, 'scrolls'));
}
