import { expect, test } from '@playwright/test';

import { engines, isInstalled, type Engine } from './engines';
import { readSitemap } from './sitemap';

/** The widths, in px, of a phone and of a desktop; the height lets every page be scrolled. */
const [phone, desktop, height] = [390, 1280, 600];

for (const [name, { files, packages, start }] of Object.entries(engines)) {
  if (!isInstalled({ files })) {
    test.skip(`${name} is not installed: apt-get install ${packages}`, () => {});
    continue;
  }

  test.describe(name, () => {
    // One browser for all of them.
    test.describe.configure({ mode: 'default', timeout: 60_000 });
    let engine: Engine;
    let pages: string[];

    test.beforeAll(async ({ baseURL }) => {
      pages = await readSitemap(baseURL ?? '');
      engine = await start('light', baseURL ?? '');
    });
    test.afterAll(() => engine.close());
    test.afterEach(expectNoFaults);

    for (const width of [phone, desktop]) {
      test(`every page starts, fits and leads on, at ${width} px`, async () => {
        await engine.resize(width, height);
        for (const address of [...pages, '/no-such-page']) {
          await test.step(address, async () => {
            await engine.open(address);
            expect(await engine.evaluate(overflow)).toBe(0);
            await expect.poll(() => engine.evaluate(fontsMissing)).toEqual([]);

            await engine.evaluate(scrollTo, 600);
            await click('Scroll to top');
            await expect.poll(() => engine.evaluate(top)).toBe(0);
            await expectSameDocument(async () => {
              await click(address === '/career' ? 'Home' : 'Career', 'footer');
              await expectPath(address === '/career' ? '/' : '/career');
            });
            await expectNoFaults();
          });
        }
      });

      test(`opening at a hash lands below the bar and starts, at ${width} px`, async () => {
        await engine.resize(width, height);
        await engine.open('/');
        const hashes = await engine.evaluate(hashesLinked);
        expect(hashes.length).toBeGreaterThan(3);
        for (const hash of hashes) {
          await test.step(hash, async () => {
            await engine.open('/career');
            await engine.open(`/${hash}`);
            await expect.poll(() => engine.evaluate(isBelowBar, hash)).toBe(true);
            await click('Scroll to top');
            await expect.poll(() => engine.evaluate(top)).toBe(0);
            await expectNoFaults();
          });
        }
      });
    }

    test('Back returns to the place', async () => {
      await engine.resize(desktop, height);
      await engine.open('/');
      await engine.evaluate(scrollTo, 900);
      await expectSameDocument(async () => {
        await click('Career', 'header');
        await expectPath('/career');
        await expect.poll(() => engine.evaluate(top)).toBe(0);
        await engine.evaluate(() => history.back());
        await expectPath('/');
        await expect.poll(() => engine.evaluate(top)).toBe(900);
      });
    });

    test('the menu opens, closes by Escape and leads on', async () => {
      await engine.resize(phone, height);
      await engine.open('/');
      await click('Menu');
      await expect.poll(() => engine.evaluate(center, 'Close menu')).not.toBeNull();
      await engine.pressEscape();
      await expect.poll(() => engine.evaluate(center, 'Close menu')).toBeNull();
      expect(await engine.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu');

      await expectSameDocument(async () => {
        await click('Menu');
        await click('Career', 'nav');
        await expectPath('/career');
        await expect.poll(() => engine.evaluate(center, 'Close menu')).toBeNull();
      });
    });

    test('a copy button says what it did', async () => {
      await engine.resize(desktop, height);
      await engine.open('/');
      await click('Copy e-mail');
      await expect.poll(() => engine.evaluate(saidByStatus)).toMatch(/Copied|did not allow/);
    });

    test('Apply Now writes an e-mail about the job', async () => {
      for (const address of pages.filter((page) => !['/', '/career'].includes(page))) {
        await engine.open(address);
        const [title, link] = await engine.evaluate(() => [
          document.querySelector('h1')?.textContent ?? '',
          document.querySelector<HTMLAnchorElement>('a[href^="mailto:"][href*="subject="]')?.href,
        ]);
        const { pathname, searchParams } = new URL(link ?? '');
        expect(pathname).toContain('@');
        expect(searchParams.get('subject')).toBe(`Application for ${title}`);
      }
    });

    test('the colours follow the system into the dark', async ({ baseURL }) => {
      await engine.close();
      engine = await start('dark', baseURL ?? '');
      for (const address of pages) {
        await engine.open(address);
        const [text = 0, ground = 0] = await engine.evaluate(brightness);
        expect(text - ground, address).toBeGreaterThan(400);
      }
    });

    /** Clicks a link or a button once it is in view and stands still. */
    async function click(label: string, within = 'body') {
      let last: unknown;
      await expect(async () => {
        const now = await engine.evaluate(center, label, within);
        const before = last;
        last = now;
        expect(now, label).not.toBeNull();
        expect(now).toEqual(before);
      }).toPass({ intervals: [50], timeout: 10_000 });
      const [x = 0, y = 0] = last as number[];
      await engine.click(x, y);
    }

    async function expectSameDocument(follow: () => Promise<void>) {
      await engine.evaluate(() => void Object.assign(window, { isSameDocument: true }));
      await follow();
      expect(await engine.evaluate(() => 'isSameDocument' in window)).toBe(true);
    }

    const expectPath = (path: string) =>
      expect.poll(() => engine.evaluate(() => window.location.pathname)).toBe(path);

    async function expectNoFaults() {
      expect(await engine.evaluate(() => Reflect.get(window, 'faults') as string[])).toEqual([]);
    }
  });
}

// What runs in the page.

const top = () => Math.round(window.scrollY);

const scrollTo = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The families that headings and text ask for first and have not got. */
function fontsMissing() {
  const family = (list: string) => list.split(',')[0]?.replace(/"/g, '');
  const wanted = ['h1', 'body'].map((selector) => {
    const element = document.querySelector(selector);
    return element ? family(getComputedStyle(element).fontFamily) : selector;
  });
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return wanted.filter((name) => !loaded.some((face) => family(face.family) === name));
}

const hashesLinked = () => [
  ...new Set(
    [...document.querySelectorAll<HTMLAnchorElement>('header a[href*="#"]')].map((a) => a.hash),
  ),
];

function isBelowBar(hash: string) {
  const target = document.querySelector(hash);
  const heading = target?.querySelector('h1, h2')?.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect();
  return heading && bar && heading.top >= bar.bottom && heading.bottom <= innerHeight;
}

/** Where the centre of a visible link or button is, in the window; it is scrolled into view for that. */
function center(label: string, within = 'body') {
  const targets = [...document.querySelectorAll(`${within} :is(a, button)`)];
  const target = targets.find(
    (it) => (it.ariaLabel ?? it.textContent) === label && it.checkVisibility(),
  );
  if (!target) return null;
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInView(target.getBoundingClientRect())) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y, width, height: tall } = target.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + tall / 2)];
}

const saidByStatus = () =>
  [...document.querySelectorAll('[role="status"]')].map((it) => it.textContent).join();

/** How bright text and ground are, each from 0 to 765. */
function brightness() {
  const { color, backgroundColor } = getComputedStyle(document.body);
  return [color, backgroundColor].map((it) =>
    (it.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
  );
}
