import { existsSync } from 'node:fs';

import { hexToRgb } from '@mui/system/colorManipulator';
import { expect, test } from '@playwright/test';

import { copyLabel } from '../src/content/labels';
import { homeSections, paths } from '../src/paths';
import { colors } from '../src/theme/tokens';
import { engines, type Engine } from './engines';
import { content, screens } from './fixtures';
import { originOf, sites } from './sites';
import { appearance, clickRapidly, fontsLoaded, forEachStep, overflow } from './visiting';

for (const { name, programs, packages, start } of engines) {
  test.describe(name, () => {
    const isInstalled = programs.every((program) => existsSync(`/usr/bin/${program}`));
    test.skip(!isInstalled, `${name} is not installed: apt-get install ${packages}`);
    // One browser for all of them.
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    let engine: Engine;

    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine.close());
    test.afterEach(expectNoFaults);

    test('every page starts and fits the window', async () => {
      await forEachStep(screens, async (address) => {
        await open(address);
        await expect.poll(() => engine.evaluate(fontsLoaded)).toBe(true);
        for (const width of [1280, 390]) {
          await engine.resize(width, 600);
          expect(await engine.evaluate(overflow), `overflow at ${width} px`).toBe(0);
        }
        const shown = await engine.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.body);
          return [backgroundColor, color];
        });
        expect(shown).toEqual([colors.dark.paper, colors.dark.ink].map(hexToRgb));
      });
    });

    test('a page opened at a hash shows its section below the bar', async () => {
      for (const [section, width] of [
        [homeSections.about, 390],
        [homeSections.contact, 1280],
      ] as const) {
        await test.step(`${section} at ${width} px`, async () => {
          await engine.resize(width, 600);
          await open(paths.career);
          await open(`/#${section}`);
          await expect.poll(() => engine.evaluate(isBelowBar, section)).toBe(true);
          await click('Back to top');
          await expectTop(0);
        });
      }
    });

    test('the menu takes and returns the focus', async () => {
      const closeButton = () => engine.evaluate(findCenter, 'Close menu');
      await engine.resize(390, 600);
      await open(paths.home);
      for (const [how, close] of [
        ['Escape', () => engine.pressEscape()],
        ['a click outside', () => engine.click(10, 500)],
      ] as const) {
        await test.step(`closed by ${how}`, async () => {
          await click('Menu');
          await expect.poll(closeButton).not.toBeNull();
          await expectFocus('Close menu');
          expect(await engine.evaluate(hasFocusRing)).toBe(false);
          await close();
          await expect.poll(closeButton).toBeNull();
          await expectFocus('Menu');
        });
      }
      await click('Menu');
      await click('Career', 'nav');
      await expectFocus(content.careers.title);
      await expect.poll(closeButton).toBeNull();
    });

    test('Back restores the scroll position', async () => {
      await open(paths.home);
      await engine.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expectSameDocument(async () => {
        await click('Menu');
        await click('Career', 'nav');
        await expectPath(paths.career);
        await expectTop(0);
        await engine.evaluate(() => history.back());
        await expectPath(paths.home);
        await expectTop(900);
      });
    });

    test('client navigation applies the same styles as a full load', async () => {
      await engine.resize(1280, 600);
      await open(paths.home);
      const opened = await engine.evaluate(appearance);
      await open(paths.career);
      await expectSameDocument(async () => {
        await click('Home', 'footer');
        await expectPath(paths.home);
      });
      await expect.poll(() => engine.evaluate(appearance)).toEqual(opened);
    });

    test('rapid clicks and Back raise no error', async () => {
      await open(paths.career);
      await engine.evaluate(clickRapidly);
      // `expectNoFaults` looks for an unhandled rejection. A pending Back can undo the click.
      await expect(async () => {
        await click('Home', 'footer');
        await expectPath(paths.home);
      }).toPass();
    });

    test('a copy button says whether copying worked', async () => {
      await open(paths.home);
      await click(copyLabel('email'));
      await expect.poll(() => engine.evaluate(statusText)).toMatch(/Copied|blocked copying/);
    });

    /** Opens a page and waits until the app has hydrated it. */
    async function open(address: string) {
      await expectNoFaults();
      await engine.open(originOf(sites.fixture) + address);
      // The app runs once it controls scroll restoration.
      await expect.poll(() => engine.evaluate(() => history.scrollRestoration)).toBe('manual');
    }

    /** Clicks a link or a button once its position is stable. */
    async function click(label: string, within = 'body') {
      let point = null as number[] | null;
      await expect(async () => {
        const before = point;
        point = await engine.evaluate(findCenter, label, within);
        expect(point, label).not.toBeNull();
        expect(point).toEqual(before);
      }).toPass({ intervals: [50], timeout: 10_000 });
      const [x = 0, y = 0] = point ?? [];
      await engine.click(x, y);
    }

    async function expectSameDocument(follow: () => Promise<void>) {
      await engine.evaluate(() => void Object.assign(window, { isSameDocument: true }));
      await follow();
      expect(await engine.evaluate(() => 'isSameDocument' in window)).toBe(true);
    }

    async function expectNoFaults() {
      const faults = await engine.evaluate(() => Reflect.get(window, 'faults') ?? []);
      expect(faults, 'errors and violations of the policy').toEqual([]);
    }

    const expectFocus = (name: string) =>
      expect.poll(() => engine.evaluate(focusedName)).toBe(name);

    const expectPath = (path: string) =>
      expect.poll(() => engine.evaluate(() => window.location.pathname)).toBe(path);

    const expectTop = (top: number) =>
      expect.poll(() => engine.evaluate(() => Math.round(window.scrollY))).toBe(top);
  });
}

function isBelowBar(section: string) {
  const heading = document.querySelector(`#${section} h2`)?.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect();
  return heading && bar && heading.top >= bar.bottom && heading.bottom <= innerHeight;
}

/** In the page: scrolls a visible link or button into view and returns its center. */
function findCenter(label: string, within = 'body') {
  const target = [...document.querySelectorAll(`${within} :is(a, button)`)].find(
    (it) => (it.ariaLabel ?? it.textContent) === label && it.checkVisibility(),
  );
  if (!target) return null;
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

const focusedName = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;

const hasFocusRing = () => document.activeElement?.matches(':focus-visible');

const statusText = () =>
  [...document.querySelectorAll('[role="status"]')].map((it) => it.textContent).join();
