import type { Browser, Page } from '@playwright/test';

import { jobs } from '../../src/content/jobs';
import { bars, median, type Figure } from './bars';
import { timeInteraction, timeNavigation } from './timing';
import { undisturbed } from './undisturbed';

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
    const click = async (page: Page) => {
      const place = page.getByRole('banner').or(page.getByRole('main'));
      const target = place.getByRole('link', { name: link }).first();
      await target.hover();
      let shown = Number.NaN;
      const paint = await timeInteraction(page, async () => {
        shown = await timeNavigation(page, () => target.click(), to);
      });
      return { paint, shown };
    };
    const times = await repeat(pageAt(browser, origin + from, desktop), click, progress);
    const value = middle(times.map(({ paint }) => paint));
    const name = `to ${link.source.replaceAll(/[^\w ]/g, '')}: next paint, ms`;
    const note = `the page is there after ${middle(times.map(({ shown }) => shown))} ms`;
    figures.push({ page: from, name, value, bar: { atMost: bars.navigation }, note });
  }
  for (const [name, size, act] of interactions) {
    progress(name);
    const times = await repeat(
      pageAt(browser, origin, size),
      (page) => timeInteraction(page, () => act(page)),
      progress,
    );
    const value = middle(times);
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

/** Measures some times, each on a page of its own. */
async function repeat<T>(
  onPage: OnPage,
  measure: (page: Page) => Promise<T>,
  progress: (what: string) => void,
): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await undisturbed(() => onPage(measure), progress));
  }
  return results;
}

function middle(times: number[]): number {
  return Math.round(median(times));
}

type OnPage = <T>(measure: (page: Page) => Promise<T>) => Promise<T>;

/** Opens an address, waits until the app runs, slows the processor down, measures and closes. */
function pageAt(browser: Browser, url: string, viewport: typeof phone): OnPage {
  return async (measure) => {
    const page = await browser.newPage({ viewport });
    // tsx names functions by a helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(url);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const value = await measure(page);
    await page.close();
    return value;
  };
}
