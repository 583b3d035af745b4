import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/paths';
import type { Appearance } from './in-page/appearance';
import { colorsOf, drawings, mosaicOf, mosaicOfDrawing, readDrawing } from './support/drawings';
import { loadPictures } from './support/layout-audit';
import { layoutError, throwInLayout } from './support/layout-error';
import { combine, type Mode, type View } from './support/looks';
import { callInPage } from './support/page-module';
import { expectRecorded, type Recording } from './support/recording';
import { scrollTo } from './support/scrolling';
import { openMenu } from './support/site-menu';
import { fixtureFile } from './support/sites';
import { expect, job, paperWidth, recordedPaths, test, widths } from './support/test';
import { gotoAndHydrate, nextFrames } from './support/visiting';

test.skip(
  process.platform !== 'linux',
  'The recordings are from Linux. Other systems have wider letters.',
);

for (const pagePath of recordedPaths) {
  test(`${pagePath} looks as recorded`, async ({ page }) => {
    await gotoAndHydrate(page, pagePath);
    await page.evaluate(loadPictures);
    // The bars and the footer are the same on every page.
    const isHome = pagePath === paths.home;
    const see = () => describe(page, isHome ? 'html' : 'main');

    const sizes: View[] = [];
    for (const width of widths) {
      await resize(page, width);
      sizes.push(await see());
    }
    const [phone, tablet, desktop] = sizes as [View, View, View];
    const modes: Mode[] = [];
    const add = async (name: string, base: View) => modes.push({ name, base, view: await see() });

    await inMedia(page, (name) => add(name, desktop));
    await inEachState(page, (name) => add(name, desktop));
    if (isHome) await withMenu(page, () => add('menu', phone));
    await inForcedColors(page, (name) => add(name, desktop));
    if (pagePath === jobPath(job)) await withApplyBar(page, () => add('bar', phone));
    await inOtherPlaces(page, (name) => add(name, desktop));
    if (isHome) {
      await refuseToCopy(page);
      await add('refused', modes.at(-1)?.view ?? desktop);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: paperWidth, height: 800 });
    await add('paper', tablet);

    const rules = isHome && {
      rules: await page.evaluate<Record<string, string>>(callInPage('appearance', 'describeRules')),
    };
    const file = `${pagePath.slice(1) || 'home'}.yaml`;
    expectLooks(file, { ...rules, ...combine(sizes, modes) });
  });
}

test('the error screen looks as recorded', async ({ page, consoleErrors }) => {
  consoleErrors.allow(new RegExp(layoutError));
  await throwInLayout(page);
  await page.goto(paths.home);
  await expect(page.getByRole('alert')).toBeVisible();
  // Its font is the visitor's, which can be wider or narrower.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: "Site Text" !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const sizes: View[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    sizes.push(await describe(page, 'body'));
  }
  const [, , desktop] = sizes as [View, View, View];
  await page.emulateMedia({ colorScheme: 'dark' });
  const modes = [{ name: 'dark', base: desktop, view: await describe(page, 'body') }];
  expectLooks('error.yaml', combine(sizes, modes));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the navigation looks as recorded', async ({ page }) => {
    await page.goto(paths.home);
    await page.waitForLoadState('networkidle');
    const sizes: View[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      sizes.push(await lookAt(page, 'body header'));
    }
    expectLooks('no-script.yaml', combine(sizes, []));
  });
});

test('the drawings look as recorded', async () => {
  const recording: Recording = {};
  for (const file of drawings) {
    for (const scheme of ['light', 'dark'] as const) {
      const rows = await mosaicOfDrawing(file, scheme);
      const looks = rows.map((fields, index) => [`row ${index + 1}`, fields]);
      recording[`${file} in ${scheme}`] = {
        ...Object.fromEntries(looks),
        'px of each color': await colorsOf(file, scheme),
      };
    }
  }
  const preview = 'previews/longest-title.png';
  const rows = await mosaicOf(fixtureFile(preview));
  recording[preview] = Object.fromEntries(
    rows.map((fields, index) => [`row ${index + 1}`, fields]),
  );
  expectRecorded('drawings.yaml', recording, {
    separator: ' ',
    nameOf: (index) => `in column ${index + 1}`,
    isClose: isCloseColorOrCount,
  });
});

type See = (name: string) => Promise<unknown>;

async function inMedia(page: Page, see: See) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await see('dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await see('moving');
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

async function inEachState(page: Page, see: See) {
  for (const [mode, selector, states] of [
    ['hover', '*', ['hover']],
    ['focus', 'a, button', ['focus', 'focus-visible']],
    ['pressed', 'a, button', ['active']],
  ] satisfies [string, string, string[]][]) {
    const release = await force(page, selector, states);
    await see(mode);
    await release();
  }
}

async function withMenu(page: Page, see: () => Promise<unknown>) {
  await resize(page, 360);
  await openMenu(page);
  // Away from the close button, which would look hovered.
  await page.mouse.move(0, 0);
  await see();
  await page.keyboard.press('Escape');
  await resize(page, 1280);
}

async function inForcedColors(page: Page, see: See) {
  await page.emulateMedia({ forcedColors: 'active' });
  await see('forced');
  await page.emulateMedia({ forcedColors: 'none' });
}

async function withApplyBar(page: Page, see: () => Promise<unknown>) {
  await resize(page, 360);
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight / 3));
  await expect(page.locator('[data-shown="true"]')).toBeVisible();
  await see();
  await resize(page, 1280);
}

async function inOtherPlaces(page: Page, see: See) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await waitForSectionMark(page);
  await see('at the top');
  await page.setViewportSize({ width: 1920, height: 1300 });
  await see('large');
  await page.setViewportSize({ width: 1280, height: 560 });
  await see('low');
}

/** Presses the first copy button, in a browser that does not allow it. */
async function refuseToCopy(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject();
    document.querySelector<HTMLElement>('main button:has(+ [aria-live])')?.click();
  });
  await expect(page.getByText('blocked copying')).toBeVisible();
}

function expectLooks(file: string, looks: Recording) {
  expectRecorded(file, looks, {
    separator: ' | ',
    nameOf: (index) => `at ${widths[index]} px`,
    isClose: isSameOrCloseBox,
  });
}

/** Rounding can move an edge by a pixel. */
function isSameOrCloseBox(was: string, is: string): boolean {
  if (!was.includes('×') || !is.includes('×')) return was === is;
  const [before, now] = [was, is].map((box) => box.match(/-?\d+/g)?.map(Number) ?? []);
  const words = [was, is].map((box) => box.replaceAll(/-?\d+/g, ''));
  return (
    words[0] === words[1] &&
    (before ?? []).every((px, index) => Math.abs(px - (now?.[index] ?? NaN)) <= 1)
  );
}

/** Nobody sees a smaller difference in a part of a picture. */
const colorTolerance = 2;

function isCloseColorOrCount(was: string, is: string): boolean {
  const [[name, count], [nameNow, countNow]] = [was.split(':'), is.split(':')];
  if (count !== undefined) {
    const difference = Math.abs(Number(count) - Number(countNow));
    return name === nameNow && difference <= Math.max(20, 0.02 * Number(count));
  }
  const [before, now] = [was, is].map((color) =>
    (color.match(/../g) ?? []).map((channel) => parseInt(channel, 16)),
  );
  return (before ?? []).every(
    (channel, index) => Math.abs(channel - (now?.[index] ?? NaN)) <= colorTolerance,
  );
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => {
    const heading =
      document.querySelector('#Services h2') ?? [...document.querySelectorAll('main h2')].at(-1);
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await waitForSectionMark(page);
}

/** The navigation marks the section in view a moment after scrolling. */
async function waitForSectionMark(page: Page) {
  await page.waitForFunction(() => {
    const middle = innerHeight * 0.45;
    const section = [...document.querySelectorAll('#page > section')].find((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return top <= middle && bottom > middle;
    });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[aria-label="Main"] a')];
    const marked = links.find((link) => link.ariaCurrent === 'location');
    return marked === links.find(({ hash }) => hash !== '' && hash === `#${section?.id}`);
  });
}

async function describe(page: Page, root: string): Promise<View> {
  let seen: View = new Map();
  await expect(async () => {
    const before = seen;
    await nextFrames(page);
    seen = await lookAt(page, root);
    expect([...seen]).toEqual([...before]);
  }).toPass({ intervals: [50] });
  return seen;
}

async function lookAt(page: Page, root: string): Promise<View> {
  const seen = await page.evaluate<Appearance[]>(
    callInPage('appearance', 'describeElements', { root, drawings: drawingsByPath }),
  );
  return new Map(seen.map((it) => [it.id, it]));
}

/** The drawings by their first path, as they are in documents. */
const drawingsByPath = Object.fromEntries(
  drawings.map((file) => [/\sd="([^"]+)"/.exec(readDrawing(file))?.[1] ?? '', file]),
);

async function force(page: Page, selector: string, forcedPseudoClasses: string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  return () => session.detach();
}
