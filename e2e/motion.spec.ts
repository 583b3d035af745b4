import type { Locator, Page } from '@playwright/test';
import { getLuminance } from '@mui/material/styles';
import sharp from 'sharp';

import { homeLabels, uiLabels } from '../src/content/labels';
import { homeSectionPath, homeSections, paths } from '../src/paths';
import { content, expect, job, test } from './fixtures';
import {
  appScript,
  destination,
  expectInView,
  expectScrollPosition,
  expectHydrated,
  heading,
  delayRequests,
  nextFrames,
  scriptRequests,
  gotoAndHydrate,
} from './visiting';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a service card tilts towards the mouse and shows the glare', async ({ page }) => {
  const tiltRequests = scriptRequests(page, 'tilt');
  await gotoAndHydrate(page, paths.home);
  const card = serviceCard(page);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('[style*="rotateX"]')).toHaveCount(0);
  expect(tiltRequests).toEqual([]);

  const tilted = await expectToLean(page, card);
  expect(tiltRequests).toHaveLength(1);
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

const { home, services, cloudTechnologies } = content;
const tiltedCards: { title: string; text: string }[][] = [
  home.about.cards,
  services.cards,
  cloudTechnologies.cards,
];

test('every card about the company, its services and its platforms tilts', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  for (const { title } of tiltedCards.flat()) {
    await expectToLean(page, cardWith(page, title));
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme} scheme: the glare does not reduce the contrast of text`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await gotoAndHydrate(page, paths.home);
    for (const { title = '', text = '' } of tiltedCards.map(([first]) => ({ ...first }))) {
      const card = cardWith(page, title);
      for (const words of [card.getByRole('heading'), card.getByText(text)]) {
        await words.scrollIntoViewIfNeeded();
        await page.mouse.move(0, 0);
        await expectAnimationsDone(card);
        const atRest = await contrast(page, words);

        await expectToLean(page, card);
        await pointAt(page, card, 0.95, 0.95);
        await expectAnimationsDone(card);
        const shining = await contrast(page, words);
        expect(shining, title).toBeGreaterThanOrEqual(Math.max(4.5, 0.8 * atRest));
      }
    }
  });
}

test('a card tilts even if the mouse was over it before hydration', async ({ page }) => {
  const release = await delayRequests(page, appScript);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const card = serviceCard(page);
  await card.scrollIntoViewIfNeeded();
  await pointAt(page, card, 0.5, 0.5);

  release();
  await expectHydrated(page);
  await expectToLean(page, card);
});

test('the page scrolls smoothly to a section on load, with MORE INFO and to the top', async ({
  page,
}) => {
  for (const places of await scrollAround(page)) expect(places.length).toBeGreaterThanOrEqual(3);
});

test('the windpump and the stars turn and the cloud’s lines join, except with reduced motion', async ({
  page,
}) => {
  const animated = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).target?.closest('[id]')?.id),
    );
  await gotoAndHydrate(page, paths.home);
  expect((await animated()).toSorted()).toEqual([
    homeSections.cloudTechnologies,
    'hero-cloud',
    'hero-wheel',
  ]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animated()).toEqual([]);
});

test('from a list to a job’s page the title grows into the heading', async ({ page }) => {
  expect(await openJob(page)).toContain('::view-transition-group(job-title)');
});

test('with reduced motion it jumps, and pages do not fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await scrollAround(page)).flat()).toEqual([]);
  expect(await openJob(page)).toEqual([]);
});

test('in forced colors every card has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await gotoAndHydrate(page, paths.home);
  const surface = serviceCard(page).getByRole('heading').locator('..');
  await expect(surface).toHaveCSS('border-top-width', '1px');
});

for (const [name, options] of [
  ['reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['a touch screen', { hasTouch: true }],
] as const) {
  test.describe(`with ${name}`, () => {
    test.use(options);

    test('a service card does not move, and the tilt chunk does not load', async ({
      page,
      hasTouch,
    }) => {
      const tiltRequests = scriptRequests(page, 'tilt');
      await gotoAndHydrate(page, paths.home);
      const card = serviceCard(page);
      for (const position of [
        { x: 150, y: 150 },
        { x: 20, y: 20 },
      ]) {
        await (hasTouch ? card.tap({ position }) : card.hover({ position }));
      }
      await nextFrames(page);
      await expect(card.locator('[style*="transform"]')).toHaveCount(0);
      expect(tiltRequests).toEqual([]);
    });
  });
}

/** The contrast of an element's text as painted: its ink against the ground between the letters. */
async function contrast(page: Page, words: Locator): Promise<number> {
  const clip = (await words.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const luminances = Array.from({ length: pixels.length / 3 }, (_, index) =>
    getLuminance(`rgb(${pixels.subarray(3 * index, 3 * index + 3).join()})`),
  ).toSorted((a, b) => a - b);
  const [darkest = 0, ground = 0, lightest = 0] = [0, 0.5, 1].map((part) =>
    luminances.at(Math.round(part * (luminances.length - 1))),
  );
  return Math.max((ground + 0.05) / (darkest + 0.05), (lightest + 0.05) / (ground + 0.05));
}

function serviceCard(page: Page) {
  return cardWith(page, content.services.cards[1]?.title ?? '');
}

function cardWith(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
}

/** `(0, 0)` is the card's upper left corner, `(1, 1)` its lower right. */
async function pointAt(page: Page, card: Locator, right: number, down: number) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await page.mouse.move(x + right * width, y + down * height);
}

/** Returns the element that leans. */
async function expectToLean(page: Page, card: Locator): Promise<Locator> {
  await card.scrollIntoViewIfNeeded();
  const tilted = card.locator('[style*="rotateX"]');
  await expect(async () => {
    await pointAt(page, card, 0.5, 0.5);
    await pointAt(page, card, 0.2, 0.2);
    await expect(tilted).toHaveAttribute('style', /rotateX\(-?[1-9]/, { timeout: 500 });
  }).toPass();
  return tilted;
}

async function expectAnimationsDone(card: Locator) {
  const running = () => card.evaluate((root) => root.getAnimations({ subtree: true }).length);
  await expect.poll(running).toBe(0);
}

/** Returns what the browser animates on the way from a card to its job's page. */
async function openJob(page: Page) {
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

/** Returns the scroll positions on the way of three movements. */
async function scrollAround(page: Page): Promise<number[][]> {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(Math.round(window.scrollY)));
  });
  const between = async () => {
    await nextFrames(page);
    const places = await page.evaluate(() => (Reflect.get(window, 'places') as number[]).splice(0));
    return places.filter((place) => place !== places.at(-1));
  };
  const topButton = page.getByRole('button', { name: uiLabels.scrollToTop });

  await gotoAndHydrate(page, homeSectionPath(homeSections.contact));
  await expectInView(destination(page, homeSections.contact));
  const onLoad = await between();

  await topButton.click();
  await expectScrollPosition(page, 0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(topButton).toBeHidden();
  const up = await between();

  await page.getByRole('link', { name: homeLabels.moreInfo }).click();
  await expectInView(destination(page, homeSections.about));
  return [onLoad, up, await between()];
}
