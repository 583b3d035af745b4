import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import {
  doubleClick,
  expectArrival,
  expectNavLinks,
  expectScrollPosition,
  heading,
  navigation,
  navLink,
  scrollPosition,
  scrollTo,
} from './support/page-objects';
import {
  appScriptGlob,
  content,
  delayRequests,
  documentRequests,
  expect,
  expectHydrated,
  gotoAndHydrate,
  job,
  nextFrames,
  test,
  unknownPath,
} from './support/test';

const { careers, company } = content;

const viewMore = (page: Page) => page.getByRole('link', { name: `View More about ${job.title}` });

for (const [start, list] of [
  [paths.home, 'Main'],
  [jobPath(job), 'Useful Links'],
] as const) {
  test(`from ${start}, the links of "${list}" work`, { tag: '@engines' }, async ({ page }) => {
    await gotoAndHydrate(page, start);
    const documents = documentRequests(page);
    await expectNavLinks(page, list);
    for (const link of navigation) {
      await navLink(page, link.label, list).click();
      await expectArrival(page, link);
      while (new URL(page.url()).pathname !== start) await page.goBack();
    }
    expect(documents).toEqual([]);
  });
}

test('the current page and the section in view are marked', async ({ page }) => {
  const marked = page.getByRole('banner').locator('[aria-current]');
  const expectMarked = async (label: string, value: string) => {
    await expect(navLink(page, label)).toHaveAttribute('aria-current', value);
    // On the home page, it is marked besides its section.
    await expect(marked).toHaveCount(value === 'location' ? 2 : 1);
  };
  await gotoAndHydrate(page, paths.home);
  await expectMarked('Home', 'page');
  for (const { label, section } of navigation) {
    if (section === undefined) continue;
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
    await expectMarked(label, 'location');
  }
  await navLink(page, 'Career').click();
  await expectMarked('Career', 'page');
  await viewMore(page).click();
  await expectMarked('Career', 'true');
  await gotoAndHydrate(page, unknownPath);
  await expect(marked).toHaveCount(0);
});

test('while a page loads, a bar at the top of the viewport says so', async ({ page }) => {
  const release = await delayRequests(page, '**/static/js/career.*.js');
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 900);
  await navLink(page, 'Career').click();
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  // Most pages load before it appears.
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(bar).toBeInViewport();
  release();
  await expect(heading(page)).toHaveText(careers.title);
  await expect(bar).toHaveCount(0);
});

test(
  'a new page is announced once: its heading takes the focus',
  { tag: '@engines' },
  async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    await nextFrames(page);
    await expect(page.locator('body')).toBeFocused();
    for (const [title, go] of [
      [careers.title, () => navLink(page, 'Career').click()],
      [job.title, () => viewMore(page).click()],
      [careers.title, () => page.goBack()],
      [job.title, () => page.goForward()],
    ] as const) {
      const titleAtFocus = page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener('focusin', ({ target }) => {
              if ((target as Element).matches('h1')) resolve(document.title);
            });
          }),
      );
      await go();
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
      expect(await titleAtFocus).toBe(`${title} | ${company.name}`);
      for (const region of await page.locator('[aria-live], [role=status], [role=alert]').all()) {
        await expect(region).toBeEmpty();
      }
    }
    await navLink(page, 'Career').click();
    await expect(heading(page)).toHaveText(careers.title);
    // A link to the same page leads to its top.
    await scrollTo(page, 400);
    await navLink(page, 'Career').click();
    await expect(heading(page)).toBeFocused();
    await expectScrollPosition(page, 0);
  },
);

test('Back and Forward restore the scroll position', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Some hosts add a trailing slash, so links must be absolute.
  await gotoAndHydrate(page, `${paths.career}/`);
  await viewMore(page).evaluate((link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await nextFrames(page);
  const onCareer = await scrollPosition(page);
  expect(onCareer).toBeGreaterThan(0);
  await viewMore(page).click();
  await expect(heading(page)).toBeFocused();
  await expectScrollPosition(page, 0);
  // The app sets that position again in the next frames.
  await nextFrames(page, 6);
  await scrollTo(page, 900);

  await page.goBack();
  await expect(page).toHaveURL(`${paths.career}/`);
  await expectScrollPosition(page, onCareer);
  await page.goForward();
  await expect(page).toHaveURL(jobPath(job));
  await expectScrollPosition(page, 900);
});

test('while Back loads a page, the old one stays at its place, but can be scrolled', async ({
  page,
}) => {
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  await gotoAndHydrate(page, paths.career);
  expect(await restoration()).toBe('auto');
  await scrollTo(page, 400);
  await navLink(page, 'Home').click();
  await expect(heading(page)).toContainText(content.home.hero.offer);
  // Nobody scrolls in the first frames, in which the page goes to its top.
  await nextFrames(page, 6);
  await scrollTo(page, 2000);
  // The script is also fetched ahead, once the app has started.
  const release = await delayRequests(page, '**/static/js/career.*.js');
  await page.reload();
  await expectHydrated(page);
  await expectScrollPosition(page, 2000);

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.career);
  await nextFrames(page, 10);
  expect(await scrollPosition(page)).toBe(2000);
  await scrollTo(page, 2200);
  expect(await scrollPosition(page)).toBe(2200);
  release();
  await expect(heading(page)).toHaveText(careers.title);
  await expectScrollPosition(page, 400);
  expect(await restoration()).toBe('auto');
});

test('whoever hurries sees the page that the address names, and loads none anew', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.career);
  const documents = documentRequests(page);
  await page.evaluate(async () => {
    const goBack = () =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history.back();
      });
    // Every pause is followed by a link and by Back: 12 is 3 times 4.
    for (let step = 0; step < 12; step++) {
      const cards = [...document.links].filter((link) => link.textContent.startsWith('View More'));
      // The first entry of the history is the career page.
      if (step % 3 === 2 && history.state.idx > 0) await goBack();
      else cards[step % cards.length]?.click();
      // By then, the next page is loading or shown.
      for (let frame = 0; frame < 2 + 2 * (step % 4); frame++) {
        await new Promise(requestAnimationFrame);
      }
    }
  });
  for (const last of ['Career', 'Home']) {
    await page.evaluate(async (end) => {
      const labels = ['Home', 'Career', 'Home', 'Career', 'Home', 'Career', end];
      for (const label of labels) {
        [...document.links].find(({ textContent }) => textContent === label)?.click();
        // ms: as fast as some people click twice
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }, last);
    await expect(page).toHaveURL(last === 'Home' ? paths.home : paths.career);
    const title = last === 'Home' ? content.home.hero.offer : careers.title;
    await expect(heading(page)).toContainText(title);
  }
  expect(documents).toEqual([]);
});

test('a double click on a job opens it once', async ({ page }) => {
  for (const pauseMs of [0, 40, 100]) {
    await gotoAndHydrate(page, paths.career);
    const entries = await page.evaluate(() => history.length);
    await viewMore(page).scrollIntoViewIfNeeded();
    await doubleClick(viewMore(page), pauseMs);
    await expect(heading(page)).toHaveText(job.title);
    await nextFrames(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  }
});

test('the scroll position survives a late app script and a reload', async ({ page }) => {
  const release = await delayRequests(page, appScriptGlob);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await scrollTo(page, 1400);
  release();
  await expectHydrated(page);
  await nextFrames(page);
  expect(await scrollPosition(page)).toBe(1400);

  await page.reload();
  await expectHydrated(page);
  await expectScrollPosition(page, 1400);
});

test('there are no cookies, and only navigation state is stored', async ({ page, context }) => {
  await gotoAndHydrate(page, paths.home);
  await navLink(page, 'Career').click();
  await expect(page).toHaveURL(paths.career);
  await page.reload();
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored).toEqual(['scroll-positions']);
});
