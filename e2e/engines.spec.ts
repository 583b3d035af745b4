import { existsSync } from 'node:fs';

import { hexToRgb } from '@mui/system/colorManipulator';
import { expect as playwrightExpect, test } from '@playwright/test';

import { homeSections, paths } from '../src/content/paths';
import { colors } from '../src/theme/tokens';
import { type Engine, startFirefox, startWebKit } from './support/engines';
import {
  arrival,
  clickRapidly,
  fontsLoaded,
  isHydrated,
  longAnimations,
  watchArrival,
} from './support/page-functions';
import { callInPage } from './support/page-module';
import { originOf, sites } from './support/sites';
import { content, visitedPaths } from './support/test';
import { forEachStep } from './support/visiting';

/** On a busy machine, the first page of a browser can take longer than the usual 5 s to hydrate. */
const expect = playwrightExpect.configure({ timeout: 30_000 });

const menuButton = '[aria-label="Menu"]';
const careerLink = 'nav a[href="/career"]';

for (const { name, program, packages, start } of [
  { name: 'Firefox', program: 'firefox-esr', packages: 'firefox-esr', start: startFirefox },
  {
    name: 'WebKit',
    program: 'WebKitWebDriver',
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
  },
]) {
  test.describe(name, () => {
    test.skip(
      !existsSync(`/usr/bin/${program}`),
      `${name} is not installed: apt-get install ${packages}`,
    );
    // All tests use one browser, which takes seconds to start, on a busy machine a minute.
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    let engine: Engine;

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      engine = await start();
    });
    test.afterAll(() => engine.close());
    test.beforeEach(() => engine.setWidth(390));
    test.afterEach(expectNoFaults);

    test('every page hydrates, fits the viewport and follows the dark scheme', async () => {
      await forEachStep(visitedPaths, async (path) => {
        await open(path);
        await expect.poll(() => engine.evaluate(fontsLoaded)).toBe(true);
        for (const width of [1280, 390]) {
          await engine.setWidth(width);
          const faults = await engine.run(callInPage('layout-faults', 'findLayoutFaults'));
          expect(faults, `at ${width} px`).toEqual([]);
        }
        expect(await engine.evaluate(longAnimations)).toEqual([]);
        const background = await engine.evaluate(
          () => getComputedStyle(document.body).backgroundColor,
        );
        expect(background).toBe(hexToRgb(colors.dark.page));
      });
    });

    test('a page opened at a hash shows its section below the bar', async () => {
      await open(`/#${homeSections.contact}`);
      await expect.poll(() => engine.evaluate(isBelowBar, homeSections.contact)).toBe(true);
    });

    test('the menu takes focus and returns it', async () => {
      await open(paths.home);
      await engine.click(menuButton);
      await expectFocus('Close menu');
      await engine.pressEscape();
      await expectFocus('Menu');
      await engine.click(menuButton);
      await engine.evaluate(watchArrival);
      await engine.click(careerLink);
      await expectFocus(content.careers.title);
      await expect
        .poll(() => engine.evaluate(arrival))
        .toEqual({
          removed: ['page'],
          heading: [`focus: ${content.careers.title} | ${content.company.name}`, 'selection'],
        });
    });

    test('Back restores the scroll position', async () => {
      await open(paths.home);
      await engine.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await engine.click(menuButton);
      await engine.click(careerLink);
      await expectPosition(paths.career, 0);
      await engine.evaluate(() => history.back());
      await expectPosition(paths.home, 900);
    });

    test('rapid clicks and Back raise no error', async () => {
      await open(paths.career);
      await engine.evaluate(clickRapidly);
      // A pending Back can undo the click.
      await expect(async () => {
        await engine.click('footer a[href="/"]');
        await expectPosition(paths.home, 0);
      }).toPass();
    });

    /** Opens a page and waits until the app has hydrated it. */
    async function open(path: string) {
      await expectNoFaults();
      await engine.open(originOf(sites.fixture) + path);
      await expect.poll(() => engine.evaluate(isHydrated)).toBe(true);
    }

    async function expectNoFaults() {
      const faults = await engine.evaluate(() => Reflect.get(window, 'faults') ?? []);
      expect(faults, 'errors and violations of the policy').toEqual([]);
    }

    async function expectFocus(name: string) {
      await expect.poll(() => engine.evaluate(focusedName)).toBe(name);
    }

    async function expectPosition(path: string, top: number) {
      const position = () =>
        engine.evaluate(() => [window.location.pathname, Math.round(window.scrollY)]);
      await expect.poll(position).toEqual([path, top]);
    }
  });
}

/** Runs in the page: whether the section's heading is in view and not behind the bar. */
function isBelowBar(section: string) {
  const heading = document.querySelector(`#${section} h2`)?.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect();
  return heading && bar && heading.top >= bar.bottom && heading.bottom <= innerHeight;
}

/** Runs in the page: the name of the element with the focus. */
function focusedName() {
  return document.activeElement?.ariaLabel ?? document.activeElement?.textContent;
}
