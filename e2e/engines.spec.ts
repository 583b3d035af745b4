import { expect, test } from '@playwright/test';

import { engines, type Engine } from './engines';
import { readSitemap } from './sitemap';

for (const { name, isInstalled, packages, start } of engines) {
  if (!isInstalled) {
    test.skip(`${name} is not installed: apt-get install ${packages}`, () => {});
    continue;
  }

  test.describe(name, () => {
    // One browser for all of them.
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    let site: string;
    let pages: string[];
    let engine: Engine;

    test.beforeAll(async ({ baseURL }) => {
      site = baseURL ?? '';
      pages = await readSitemap(site);
      engine = await start('light');
    });
    test.afterAll(() => engine.close());
    test.afterEach(expectNoFaults);

    for (const width of [390, 1280]) {
      test(`every page starts, fits and leads on, at ${width} px`, async () => {
        await engine.resize(width, 600);
        for (const address of [...pages, '/no-such-page']) {
          await open(address);
          expect(await engine.evaluate(overflow), address).toBe(0);
          await expectFonts(address);
          // Only the running app shows this button.
          await scrollTo(600);
          await click('Scroll to top');
          await expectTop(0);
          await expectSameDocument(async () => {
            await click(address === '/career' ? 'Home' : 'Career', 'footer');
            await expectPath(address === '/career' ? '/' : '/career');
          });
          await expectNoFaults();
        }
      });

      test(`opened at a hash, a page lands below the bar and starts, at ${width} px`, async () => {
        await engine.resize(width, 600);
        await open('/');
        const hashes = await engine.evaluate(linkedHashes);
        expect(hashes.length).toBeGreaterThan(3);
        for (const hash of hashes) {
          await open('/career');
          await open(`/${hash}`);
          await expect.poll(() => engine.evaluate(isBelowBar, hash), hash).toBe(true);
          await click('Scroll to top');
          await expectTop(0);
          await expectNoFaults();
        }
      });
    }

    test('Back returns to the place', async () => {
      await engine.resize(1280, 600);
      await open('/');
      await scrollTo(900);
      await expectSameDocument(async () => {
        await click('Career', 'header');
        await expectPath('/career');
        await expectTop(0);
        await engine.evaluate(() => history.back());
        await expectPath('/');
        await expectTop(900);
      });
    });

    test('the menu opens, closes by Escape with focus given back, and leads on', async () => {
      const closeButton = () => engine.evaluate(findCenter, 'Close menu');
      await engine.resize(390, 600);
      await open('/');
      await click('Menu');
      await expect.poll(closeButton).not.toBeNull();
      await engine.pressEscape();
      await expect.poll(closeButton).toBeNull();
      expect(await engine.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu');

      await expectSameDocument(async () => {
        await click('Menu');
        await click('Career', 'nav');
        await expectPath('/career');
        await expect.poll(closeButton).toBeNull();
      });
    });

    test('a copy button answers; Apply Now writes an e-mail about the job', async () => {
      await engine.resize(1280, 600);
      await open('/');
      await click('Copy e-mail');
      await expect.poll(() => engine.evaluate(statusText)).toMatch(/Copied|did not allow copying/);

      for (const job of pages.filter((page) => !['/', '/career'].includes(page))) {
        await open(job);
        const [title, href] = await engine.evaluate(titleAndApplyLink);
        expect(href).toMatch(/^mailto:.+@/);
        expect(new URL(href ?? '').searchParams.get('subject')).toBe(`Application for ${title}`);
      }
    });

    test('the colours follow the system into the dark', async () => {
      await engine.close();
      engine = await start('dark');
      for (const address of pages) {
        await open(address);
        const { text, ground } = await engine.evaluate(brightness);
        expect(text - ground, address).toBeGreaterThan(128);
      }
    });

    const open = (address: string) => engine.open(new URL(address, site).href);

    const scrollTo = (top: number) =>
      engine.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

    /** Clicks a link or a button once it stands still. */
    async function click(label: string, within = 'body') {
      let point: number[] | null = null;
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
      expect(await engine.evaluate(() => Reflect.get(window, 'faults') as string[])).toEqual([]);
    }

    const expectPath = (path: string) =>
      expect.poll(() => engine.evaluate(() => window.location.pathname)).toBe(path);

    const expectTop = (top: number) =>
      expect.poll(() => engine.evaluate(() => Math.round(window.scrollY))).toBe(top);

    const expectFonts = (address: string) =>
      expect
        .poll(() => engine.evaluate(loadedFonts), address)
        .toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Instrument Sans']));
  });
}

// What runs in the page.

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const loadedFonts = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));

function linkedHashes() {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[href*="#"]');
  return [...links].map(({ hash }) => hash);
}

function isBelowBar(hash: string) {
  const heading = document.querySelector(`${hash} :is(h1, h2)`)?.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect();
  return heading && bar && heading.top >= bar.bottom && heading.bottom <= innerHeight;
}

/** Where the centre of a visible link or button is in the window, into which it is scrolled. */
function findCenter(label: string, within = 'body') {
  const target = [...document.querySelectorAll(`${within} :is(a, button)`)].find(
    (it) => (it.ariaLabel ?? it.textContent) === label && it.checkVisibility(),
  );
  if (!target) return null;
  const { top, bottom } = target.getBoundingClientRect();
  const isOutside = top < 0 || bottom > innerHeight;
  if (isOutside) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

const statusText = () =>
  [...document.querySelectorAll('[role="status"]')].map((it) => it.textContent).join();

const titleAndApplyLink = () => [
  document.querySelector('h1')?.textContent,
  document.querySelector<HTMLAnchorElement>('a[href^="mailto:"][href*="subject="]')?.href,
];

/** How bright text and ground are, from 0 to 255. */
function brightness() {
  const { color, backgroundColor } = getComputedStyle(document.body);
  const green = (value: string) => Number(value.split(',')[1]);
  return { text: green(color), ground: green(backgroundColor) };
}
