import type { Browser, Page } from '@playwright/test';

import { jobs } from '../../src/content/jobs';
import { bars, median, type Figure } from './bars';

/** How much slower than this machine the visitor's processor is. */
const slowdown = 4;

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const runs = 5;

/** A link from a page to another, by the accessible name that leads there. */
type Step = { from: string; link: RegExp; to: RegExp };

const steps: Step[] = [
  { from: '/', link: /^Career$/, to: /^Join Our Team$/ },
  ...jobs.map(({ title }) => ({
    from: '/career',
    link: new RegExp(`View More about ${title}`),
    to: new RegExp(`^${title}$`),
  })),
  { from: '/career', link: /^Home$/, to: /./ },
  { from: `/quality-analyst`, link: /^Career$/, to: /^Join Our Team$/ },
  { from: `/quality-analyst`, link: /^Home$/, to: /./ },
  { from: '/no-such-page', link: /Home page/, to: /./ },
  { from: '/no-such-page', link: /Open positions/, to: /^Join Our Team$/ },
];

/**
 * Measures clicks in a started page, on a processor that is made four times slower: how long until
 * the browser paints an answer (Event Timing, as Interaction to Next Paint counts it).
 */
export async function measureReactions(
  browser: Browser,
  origin: string,
  progress: (what: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { from, link, to } of steps) {
    progress(`${from} → ${link.source}`);
    const shown: number[] = [];
    const value = await repeat(browser, origin + from, desktop, async (page) => {
      const place = page.getByRole('banner').or(page.getByRole('main'));
      const target = place.getByRole('link', { name: link }).first();
      await target.hover();
      return timeInteraction(page, async () => {
        shown.push(await timeNavigation(page, () => target.click(), to));
      });
    });
    const name = `to ${link.source.replaceAll(/[^\w ]/g, '')}: next paint, ms`;
    const note = `the page is there after ${Math.round(median(shown))} ms`;
    figures.push({ page: from, name, value, bar: { atMost: bars.navigation }, note });
  }
  for (const [name, size, act] of interactions) {
    progress(name);
    const value = await repeat(browser, origin, size, (page) =>
      timeInteraction(page, () => act(page)),
    );
    figures.push({ page: '/', name: `${name}, ms`, value, bar: { atMost: bars.interaction } });
  }
  return figures;
}

const interactions: [name: string, size: typeof phone, act: (page: Page) => Promise<void>][] = [
  ['menu opens', phone, (page) => page.getByRole('button', { name: 'Menu' }).click()],
  [
    'hash click',
    desktop,
    (page) => page.getByRole('banner').getByRole('link', { name: 'Services' }).click(),
  ],
  [
    'tilt',
    desktop,
    async (page) => {
      const card = page.locator('#Services li').first();
      await card.hover();
      await card.click();
    },
  ],
];

async function repeat(
  browser: Browser,
  url: string,
  viewport: typeof phone,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport });
    // tsx names functions by a helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(url);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    values.push(await measure(page));
    await page.close();
  }
  return Math.round(median(values));
}

/** From the click to the frame that shows the next page's heading, in ms. */
async function timeNavigation(page: Page, click: () => Promise<void>, heading: RegExp) {
  await page.evaluate((wanted) => {
    const before = document.querySelector('h1');
    let start = 0;
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
      capture: true,
      once: true,
    });
    Object.assign(window, {
      shown: new Promise<number>((resolve) => {
        const look = () => {
          const now = document.querySelector('h1');
          if (start > 0 && now !== before && new RegExp(wanted).test(now?.textContent ?? '')) {
            // A frame's callbacks run before it is painted; a task after them runs once it is.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    });
  }, heading.source);
  await click();
  return page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>);
}

/** The longest event of an interaction, in ms, as Interaction to Next Paint counts it. */
async function timeInteraction(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const longest = { duration: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        longest.duration = Math.max(longest.duration, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { longest });
  });
  await act();
  // The observer hears of an event after the frame that follows it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
  );
  return page.evaluate(() => (Reflect.get(window, 'longest') as { duration: number }).duration);
}
