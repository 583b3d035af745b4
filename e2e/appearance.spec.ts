import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/paths';
import type { ElementStyles } from './in-page/element-styles';
import { colorsOf, drawings, mosaicOf, mosaicOfDrawing, readDrawing } from './support/drawings';
import { loadPictures } from './support/layout-audit';
import { layoutError, throwInLayout } from './support/layout-error';
import { callInPage } from './support/page-module';
import { expectRecorded, type Recording } from './support/recording';
import { scrollTo } from './support/scrolling';
import { openMenu } from './support/site-menu';
import { fixtureFile } from './support/sites';
import { type PageState, type Snapshot, toRecording } from './support/snapshots';
import { expect, job, paperWidth, recordedPaths, test, widths } from './support/test';
import { atEachWidth, gotoAndHydrate, nextFrames } from './support/visiting';

type Snapshots = [phone: Snapshot, tablet: Snapshot, desktop: Snapshot];

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
    const root = isHome ? 'html' : 'main';

    const sizes: Snapshot[] = [];
    await atEachWidth(page, async () => {
      await scrollToLastSection(page);
      sizes.push(await takeSnapshot(page, root));
    });
    const [phone, tablet, desktop] = sizes as Snapshots;
    const states: PageState[] = [];
    const addState = async (name: string, base = desktop) => {
      const snapshot = await takeSnapshot(page, root);
      states.push({ name, base, snapshot });
      return snapshot;
    };

    await page.emulateMedia({ colorScheme: 'dark' });
    await addState('dark');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await addState('moving');
    await page.emulateMedia({ reducedMotion: 'reduce' });

    for (const [name, selector, pseudoClasses] of [
      ['hover', '*', ['hover']],
      ['focus', 'a, button', ['focus', 'focus-visible']],
      ['pressed', 'a, button', ['active']],
    ] satisfies [string, string, string[]][]) {
      const release = await force(page, selector, pseudoClasses);
      await addState(name);
      await release();
    }

    if (isHome) {
      await resize(page, 360);
      await openMenu(page);
      // Away from the close button, which would look hovered.
      await page.mouse.move(0, 0);
      await addState('menu', phone);
      await page.keyboard.press('Escape');
      await resize(page, 1280);
    }

    await page.emulateMedia({ forcedColors: 'active' });
    await addState('forced');
    await page.emulateMedia({ forcedColors: 'none' });

    if (pagePath === jobPath(job)) {
      await resize(page, 360);
      await scrollTo(page, await page.evaluate(() => document.body.scrollHeight / 3));
      await expect(page.locator('[data-shown="true"]')).toBeVisible();
      await addState('bar', phone);
      await resize(page, 1280);
    }

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await waitForSectionMark(page);
    await addState('at the top');
    await page.setViewportSize({ width: 1920, height: 1300 });
    await addState('large');
    await page.setViewportSize({ width: 1280, height: 560 });
    const low = await addState('low');

    if (isHome) {
      await refuseToCopy(page);
      await addState('refused', low);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: paperWidth, height: 800 });
    await addState('paper', tablet);

    const rules = isHome && {
      rules: await page.evaluate<Record<string, string>>(
        callInPage('element-styles', 'describeRules'),
      ),
    };
    const file = `${pagePath.slice(1) || 'home'}.yaml`;
    expectStylesRecorded(file, { ...rules, ...toRecording(sizes, states) });
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
  const sizes: Snapshot[] = [];
  await atEachWidth(page, async () => void sizes.push(await takeSnapshot(page, 'body')));
  const [, , desktop] = sizes as Snapshots;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = { name: 'dark', base: desktop, snapshot: await takeSnapshot(page, 'body') };
  expectStylesRecorded('error.yaml', toRecording(sizes, [dark]));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the navigation looks as recorded', async ({ page }) => {
    await page.goto(paths.home);
    await page.waitForLoadState('networkidle');
    const sizes: Snapshot[] = [];
    await atEachWidth(page, async () => void sizes.push(await readStyles(page, 'body header')));
    expectStylesRecorded('no-script.yaml', toRecording(sizes, []));
  });
});

test('the drawings look as recorded', async () => {
  const recording: Recording = {};
  const addMosaic = (name: string, rows: string[]) => {
    recording[name] = Object.fromEntries(rows.map((row, index) => [`row ${index + 1}`, row]));
    return recording[name];
  };
  for (const file of drawings) {
    for (const scheme of ['light', 'dark'] as const) {
      const mosaic = addMosaic(`${file} in ${scheme}`, await mosaicOfDrawing(file, scheme));
      mosaic['px of each color'] = await colorsOf(file, scheme);
    }
  }
  const preview = 'previews/longest-title.png';
  addMosaic(preview, await mosaicOf(fixtureFile(preview)));
  expectRecorded('drawings.yaml', recording, {
    separator: ' ',
    nameOf: (index) => `in column ${index + 1}`,
    isClose: isCloseColorOrCount,
  });
});

function expectStylesRecorded(file: string, recording: Recording) {
  expectRecorded(file, recording, {
    separator: ' | ',
    nameOf: (index) => `at ${widths[index]} px`,
    isClose: isSameOrCloseBox,
  });
}

/** Rounding can move an edge by a pixel. */
function isSameOrCloseBox(was: string, is: string): boolean {
  return was === is || (was.includes('×') && isClose(was, is, { number: /-?\d+/g, tolerance: 1 }));
}

/** Nobody sees smaller differences in a field of a drawing. */
function isCloseColorOrCount(was: string, is: string): boolean {
  const [, count] = was.split(':');
  return count === undefined
    ? isClose(was, is, { number: /[\da-f]{2}/g, radix: 16, tolerance: 2 })
    : isClose(was, is, { number: /\d+$/g, tolerance: Math.max(20, 0.02 * Number(count)) });
}

/** Whether only numbers differ, and those by no more than the tolerance. */
function isClose(
  was: string,
  is: string,
  { number, radix = 10, tolerance }: { number: RegExp; radix?: number; tolerance: number },
): boolean {
  const [before = [], now = []] = [was, is].map((text) =>
    Array.from(text.matchAll(number), ([digits]) => parseInt(digits, radix)),
  );
  return (
    was.replaceAll(number, '') === is.replaceAll(number, '') &&
    before.length === now.length &&
    before.every((value, index) => Math.abs(value - (now[index] ?? NaN)) <= tolerance)
  );
}

/** Presses the first copy button, in a browser that does not allow it. */
async function refuseToCopy(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject();
    document.querySelector<HTMLElement>('main button:has(+ [aria-live])')?.click();
  });
  await expect(page.getByText('blocked copying')).toBeVisible();
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await scrollToLastSection(page);
}

/** On the home page, to the services. */
async function scrollToLastSection(page: Page) {
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
    const section = [...document.querySelectorAll('#page > section')].find((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top <= middle && bottom > middle;
    });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[aria-label="Main"] a')];
    const marked = links.find((link) => link.ariaCurrent === 'location');
    return marked === links.find(({ hash }) => hash !== '' && hash === `#${section?.id}`);
  });
}

/** Waits until two readings are the same. */
async function takeSnapshot(page: Page, root: string): Promise<Snapshot> {
  let snapshot: Snapshot = new Map();
  await expect(async () => {
    const before = snapshot;
    await nextFrames(page);
    snapshot = await readStyles(page, root);
    expect([...snapshot]).toEqual([...before]);
  }).toPass({ intervals: [50] });
  return snapshot;
}

async function readStyles(page: Page, root: string): Promise<Snapshot> {
  const elements = await page.evaluate<ElementStyles[]>(
    callInPage('element-styles', 'describeElements', { root, drawings: drawingsByPath }),
  );
  return new Map(elements.map((element) => [element.id, element]));
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
