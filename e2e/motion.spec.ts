import { getContrastRatio } from '@mui/material/styles';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { homeLabels, uiLabels } from '../src/content/labels';
import { homeSectionPath, homeSections, paths } from '../src/paths';
import { cardRadius } from '../src/theme/tokens';
import { content, expect, job, test } from './fixtures';
import { scriptRequests } from './requests';
import { destination, expectInView, expectScrollPosition } from './scrolling';
import { gotoAndHydrate, heading, nextFrames } from './visiting';

const { home, services, cloudTechnologies } = content;
const [, service = services.cards[0]] = services.cards;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a card tilts towards the mouse and shows a glare', async ({ page }) => {
  const tiltRequests = scriptRequests(page, 'tilt');
  await gotoAndHydrate(page, paths.home);
  const card = cardOf(page, service);
  await card.scrollIntoViewIfNeeded();
  await expect(tilted(card)).toHaveCount(0);
  expect(tiltRequests).toEqual([]);

  await expectTilt(page, card);
  expect(tiltRequests).toHaveLength(1);
  const upperLeft = (await tilted(card).getAttribute('style')) ?? '';
  await pointAt(page, card, 0.8);
  await expect(tilted(card)).not.toHaveAttribute('style', upperLeft);
  await pointAt(page, card, 0.95);

  const glare = card.locator('.glare-wrapper');
  await expect(glare).toHaveCSS('border-radius', `${cardRadius}px`);
  const strength = () =>
    glare.locator('.glare').evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(strength).toBeGreaterThan(0.2);
  expect(await strength()).toBeLessThanOrEqual(0.4);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`text keeps its contrast while a card tilts, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await gotoAndHydrate(page, paths.home);
    for (const [first] of [home.about.cards, services.cards, cloudTechnologies.cards]) {
      const card = cardOf(page, first);
      const text = card.getByText(first?.text ?? '');
      await text.scrollIntoViewIfNeeded();
      const atRest = await contrast(text);

      await expectTilt(page, card);
      await pointAt(page, card, 0.95);
      const animations = () =>
        card.evaluate((root) => root.getAnimations({ subtree: true }).length);
      await expect.poll(animations).toBe(0);
      expect(await contrast(text)).toBeGreaterThanOrEqual(Math.max(4.5, 0.8 * atRest));
    }
  });
}

test('the page scrolls smoothly', async ({ page }) => {
  const { onLoad, toTop, toAbout } = await positionsWhileScrolling(page);
  expect(onLoad, 'on load, to the section in the address').not.toEqual([]);
  expect(toTop, 'with the scroll-to-top button').not.toEqual([]);
  expect(toAbout, 'with MORE INFO').not.toEqual([]);
});

test('a job’s title grows from its card into the heading', async ({ page }) => {
  expect(await animationsToJob(page)).toContain('::view-transition-group(job-title)');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page jumps instead of scrolling', async ({ page }) => {
    const jumps = { onLoad: [], toTop: [], toAbout: [] };
    expect(await positionsWhileScrolling(page)).toEqual(jumps);
  });

  test('nothing is animated, and cards do not tilt', async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectNoTilt(page, (card, position) => card.hover({ position }));
    expect(await animationsToJob(page)).toEqual([]);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('cards do not tilt', async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    await expectNoTilt(page, (card, position) => card.tap({ position }));
  });
});

/** The contrast of an element's text as painted: its lightest or darkest pixel against the background. */
async function contrast(words: Locator): Promise<number> {
  const { channels, dominant } = await sharp(await words.screenshot()).stats();
  const background = `rgb(${dominant.r}, ${dominant.g}, ${dominant.b})`;
  const inks = (['min', 'max'] as const).map(
    (end) => `rgb(${channels.slice(0, 3).map((channel) => channel[end])})`,
  );
  return Math.max(...inks.map((ink) => getContrastRatio(ink, background)));
}

function cardOf(page: Page, card: { title: string } | undefined): Locator {
  const title = page.getByRole('heading', { name: card?.title ?? '' });
  return page.getByRole('listitem').filter({ has: title });
}

/** The part of a card that tilts. */
function tilted(card: Locator): Locator {
  return card.locator('[style*="rotateX"]');
}

/** Moves the mouse over a card: 0 is its upper left corner, 1 its lower right. */
async function pointAt(page: Page, card: Locator, place: number) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await page.mouse.move(x + place * width, y + place * height);
}

async function expectTilt(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded();
  await expect(async () => {
    await pointAt(page, card, 0.5);
    await pointAt(page, card, 0.2);
    await expect(tilted(card)).toHaveAttribute('style', /rotateX\(-?[1-9]/, { timeout: 500 });
  }).toPass();
}

/** Points at two places of a card. */
async function expectNoTilt(
  page: Page,
  point: (card: Locator, position: { x: number; y: number }) => Promise<void>,
) {
  const tiltRequests = scriptRequests(page, 'tilt');
  for (const place of [150, 20]) await point(cardOf(page, service), { x: place, y: place });
  await nextFrames(page);
  await expect(cardOf(page, service).locator('[style*="transform"]')).toHaveCount(0);
  expect(tiltRequests).toEqual([]);
}

/** Returns what the browser animates while a job opens from its card. */
async function animationsToJob(page: Page) {
  await gotoAndHydrate(page, paths.career);
  const animated = await page.evaluateHandle(() => {
    const names: (string | null | undefined)[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          names.push((effect as KeyframeEffect).pseudoElement);
      });
      return transition;
    };
    return names;
  });
  await page.getByRole('link', { name: job.title }).click();
  await expect(heading(page)).toHaveText(job.title);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return animated.jsonValue();
}

/** Returns the scroll positions between start and end of three scrolls. */
async function positionsWhileScrolling(page: Page) {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
  });
  const between = async () => {
    await nextFrames(page);
    const positions = await page.evaluate(() =>
      (Reflect.get(window, 'positions') as number[]).splice(0),
    );
    return positions.filter((position) => position !== positions.at(-1));
  };
  const topButton = page.getByRole('button', { name: uiLabels.scrollToTop });

  await gotoAndHydrate(page, homeSectionPath(homeSections.contact));
  await expectInView(destination(page, homeSections.contact));
  const onLoad = await between();

  await topButton.click();
  await expectScrollPosition(page, 0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(topButton).toBeHidden();
  const toTop = await between();

  await page.getByRole('link', { name: homeLabels.moreInfo }).click();
  await expectInView(destination(page, homeSections.about));
  return { onLoad, toTop, toAbout: await between() };
}
