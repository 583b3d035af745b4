import type { Locator, Page } from '@playwright/test';

import { homeSections, type HomeSectionId } from '../src/paths';
import { content, expect } from './fixtures';

/** For `test.use`: nothing glides, so that what a test waits for is there at once. */
export const stillness = { contextOptions: { reducedMotion: 'reduce' } } as const;

const { company, home, services, cloudTechnologies } = content;

/** The heading that a visitor sees on arriving at a section; the anchor for Career is empty. */
const headings: Record<Exclude<HomeSectionId, 'Career'>, string> = {
  [homeSections.home]: company.name,
  [homeSections.about]: home.about.title,
  [homeSections.services]: services.title,
  [homeSections.cloudTechnologies]: cloudTechnologies.title,
  [homeSections.contact]: home.contact.title,
};

/** Where a hash link leads the eye. */
export function destination(page: Page, id: HomeSectionId): Locator {
  if (id === homeSections.career) return page.locator(`#${id}`);
  return page.getByRole('heading', { name: headings[id], exact: true });
}

/** Opens an address and waits until the app has hydrated the document. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await expectStarted(page);
}

/** The app runs once it controls scroll restoration instead of the browser. */
export async function expectStarted(page: Page) {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Keeps the app's script back until the returned function is called. */
export const holdScript = (page: Page) => holdBack(page, /\/static\/js\/main/);

/** Keeps the fonts back, as a slow network does, until the returned function is called. */
export const holdFonts = (page: Page) => holdBack(page, /\.woff2$/);

async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unroute(files);
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

export async function expectScrollPosition(page: Page, top: number) {
  await expect.poll(() => scrollPosition(page), { intervals: [50] }).toBe(top);
}

/** Scrolls as a script does, at once, and waits until that has been painted. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await nextFrames(page);
}

/** A click where the target stands. Playwright's own scrolls first, even to what is in view. */
export async function press(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the screen.`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Lets everything happen that an event has set off and that nothing on the screen tells of. */
export async function nextFrames(page: Page, count = 3) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Fails unless all of the target stands between the sticky header and the edge of the screen. */
export async function expectInView(target: Locator) {
  const inView = () =>
    target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const header = document.querySelector('body header')?.getBoundingClientRect();
      return header !== undefined && top >= header.bottom && bottom <= window.innerHeight;
    });
  await expect.poll(inView, { intervals: [50] }).toBe(true);
}

/** Records scroll positions from the next document load on; the returned function gives those since its last call. */
export async function recordPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      const place = Math.round(window.scrollY);
      if (place !== places.at(-1)) places.push(place);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (Reflect.get(window, 'places') as number[]).splice(0));
}

/** Addresses of the documents that a page asks for from now on. */
export function documentRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  return addresses;
}

/** Records what live regions say, from the next document load on; the returned function gives it, first to last. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      const elements = records.map(({ target }) =>
        target instanceof Element ? target : target.parentElement,
      );
      const regions = elements.flatMap((element) => element?.closest('[role=status]') ?? []);
      said.push(...[...new Set(regions)].map(({ textContent }) => textContent));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
}

/** What lies in the clipboard; our own pages may not read it (Permissions-Policy). */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard-reader', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await reader.goto('/clipboard-reader');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
