import { hexToRgb } from '@mui/system/colorManipulator';
import type { Page } from '@playwright/test';

import { homeSections, jobPath, paths } from '../src/content/paths';
import { navigation } from '../src/navigation/navigation';
import { colors } from '../src/theme/tokens';
import { expectIcon } from './support/icons';
import { arrival, clickRapidly, watchArrival } from './support/page-functions';
import { appScriptGlob, delayRequests, documentRequests } from './support/requests';
import { expectScrollPosition, scrollPosition, scrollTo } from './support/scrolling';
import { expectArrival, expectNavLinks, navLink } from './support/site-menu';
import { content, expect, job, test, unknownPath } from './support/test';
import {
  atEachWidth,
  expectHydrated,
  gotoAndHydrate,
  heading,
  nextFrames,
} from './support/visiting';

const { careers } = content;

const viewMore = (page: Page) => page.getByRole('link', { name: `View More about ${job.title}` });

for (const [start, list] of [
  [paths.home, 'Main'],
  [jobPath(job), 'Useful Links'],
] as const) {
  test(`from ${start}, the links of "${list}" work`, async ({ page }) => {
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
  await gotoAndHydrate(page, paths.home);
  await expect(navLink(page, 'Home')).toHaveAttribute('aria-current', 'page');

  for (const { label, section } of navigation) {
    if (section === undefined) continue;
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
    await expect(navLink(page, label)).toHaveAttribute('aria-current', 'location');
    await expect(page.getByRole('banner').locator('[aria-current="location"]')).toHaveCount(1);
  }

  // With two sections in view, the one at the middle of the viewport is marked.
  for (const [share, label] of [
    [0.6, 'About us'],
    [0.3, 'Services'],
  ] as const) {
    await page.locator(`#${homeSections.services}`).evaluate((section, top) => {
      const { y } = section.getBoundingClientRect();
      window.scrollBy({ top: y - top * innerHeight, behavior: 'instant' });
    }, share);
    await expect(navLink(page, label)).toHaveAttribute('aria-current', 'location');
  }
  // Only the section is underlined, not the page.
  const underline = (label: string) =>
    navLink(page, label).evaluate((link) => getComputedStyle(link, '::after').opacity);
  await expect.poll(() => underline('Services')).toBe('1');
  await expect.poll(() => underline('Home')).toBe('0');

  await navLink(page, 'Career').click();
  await expect(navLink(page, 'Career')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(1);
  await viewMore(page).click();
  await expect(navLink(page, 'Career')).toHaveAttribute('aria-current', 'true');
  await navLink(page, 'Home').click();
  await expect(navLink(page, 'Home')).toHaveAttribute('aria-current', 'page');
  await page.locator(`#${homeSections.services}`).evaluate((element) => element.scrollIntoView());
  await expect(navLink(page, 'Services')).toHaveAttribute('aria-current', 'location');
  await gotoAndHydrate(page, unknownPath);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
});

for (const [reducedMotion, animations] of [
  ['reduce', 1],
  ['no-preference', 2],
] as const) {
  test(`while a page loads, a bar at the top of the viewport says so (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const release = await delayRequests(page, '**/static/js/career.*.js');
    await gotoAndHydrate(page, paths.home);
    await scrollTo(page, 900);
    await navLink(page, 'Career').click();
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar).toHaveCSS('opacity', '1');
    await expect(bar).toHaveCSS('background-color', hexToRgb(colors.light.prairie));
    // Most pages load before it appears.
    const delays = await bar.evaluate((element) =>
      element.getAnimations().map(({ effect }) => Number(effect?.getTiming().delay)),
    );
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
    // It grows, unless the visitor does not want motion.
    expect(await bar.evaluate((element) => element.getAnimations().length)).toBe(animations);
    const box = await bar.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
      const onTop = document.elementFromPoint(1, 1);
      return { ...element.getBoundingClientRect().toJSON(), isOnTop: onTop === element };
    });
    expect(box).toMatchObject({ left: 0, top: 0, height: 3, isOnTop: true });
    expect(box.width).toBeGreaterThan(1280 / 2);

    release();
    await expect(heading(page)).toHaveText(careers.title);
    await expect(bar).toHaveCount(0);
  });
}

test('a new page is announced once: its heading takes the focus', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await nextFrames(page);
  await expect(page.locator('body')).toBeFocused();
  const announced = await page.evaluateHandle(() => {
    const announcements: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]');
        if (region) announcements.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    return announcements;
  });

  for (const [title, go] of [
    [careers.title, () => navLink(page, 'Career').click()],
    [job.title, () => viewMore(page).click()],
    [careers.title, () => page.goBack()],
    [job.title, () => page.goForward()],
  ] as const) {
    await page.evaluate(watchArrival);
    await go();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await nextFrames(page);
    expect(await announced.jsonValue()).toEqual([]);
    // Screen readers in Firefox continue from the selection.
    await expect
      .poll(() => page.evaluate(arrival))
      .toEqual({
        removed: ['page'],
        heading: [`focus: ${title} | ${content.company.name}`, 'selection'],
      });
  }
});

test('a link to the same page moves the focus to its heading', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 900);
  await navLink(page, 'Home').click();
  await expect(heading(page)).toBeFocused();
  await expectScrollPosition(page, 0);
});

test('the bar has the color of the sky at the top of a page, and that of the page below it', async ({
  page,
}) => {
  const { page: paper, scene } = colors.light;
  await gotoAndHydrate(page, paths.career);
  const bar = page.getByRole('banner');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(bar).toHaveCSS('background-color', hexToRgb(scene.skyTop));
  await expect(toTop).toHaveCount(0);
  await scrollTo(page, 60);
  await expect(bar).toHaveCSS('background-color', hexToRgb(paper));
  await expect(toTop).toHaveCount(0);
  await scrollTo(page, 500);
  await expectIcon(toTop, 'icons/chevron-up');
  // At the right, where there is no text.
  await expect(toTop).toBeInViewport({ ratio: 1 });
  const text = await page.getByRole('article').last().boundingBox();
  expect((await toTop.boundingBox())?.x).toBeGreaterThanOrEqual(
    (text?.x ?? 0) + (text?.width ?? 0),
  );
  await scrollTo(page, 0);
  await expect(bar).toHaveCSS('background-color', hexToRgb(scene.skyTop));
  await expect(toTop).toHaveCount(0);
});

test('rapid clicks and Back raise no error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await gotoAndHydrate(page, paths.career);
  // The `consoleErrors` fixture fails on an uncaught error.
  await page.evaluate(clickRapidly);
  await nextFrames(page);
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(careers.title);
});

test('.html is stripped from the URL', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404 .*\/(reindex|no-such-page)\.html$/);
  for (const [opened, shown] of [
    ['/index.html', '/'],
    ['/career.html', paths.career],
    ['/career/index.html', `${paths.career}/`],
    ['/career.html?from=mail', `${paths.career}?from=mail`],
    [`${jobPath(job)}.html#main`, `${jobPath(job)}#main`],
    ['/reindex.html', '/reindex.html'],
    ['/no-such-page.html', '/no-such-page.html'],
  ] as const) {
    const entries = await page.evaluate(() => history.length);
    await gotoAndHydrate(page, opened);
    await expect(page).toHaveURL(shown);
    // Back leads to the page before.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  }
});

test('Back to an unknown address shows the 404 page without a new document', async ({ page }) => {
  await gotoAndHydrate(page, unknownPath);
  await navLink(page, 'Career').click();
  await viewMore(page).click();
  await expect(heading(page)).toHaveText(job.title);
  const documents = documentRequests(page);
  await page.evaluate(() => history.go(-2));
  await expect(heading(page)).toHaveText(content.notFound.title);
  await expect(page).toHaveTitle(`${content.notFound.title} | ${content.company.name}`);
  await expect(page).toHaveURL(unknownPath);
  expect(documents).toEqual([]);
});

test('Back and Forward restore the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Some hosts add a trailing slash, so links must be absolute.
  await gotoAndHydrate(page, `${paths.career}/`);
  await viewMore(page).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await nextFrames(page);
  const onCareer = await scrollPosition(page);
  expect(onCareer).toBeGreaterThan(0);
  await viewMore(page).click();
  await expect(heading(page)).toBeFocused();
  await expectScrollPosition(page, 0);
  await scrollTo(page, 900);

  await page.goBack();
  await expect(page).toHaveURL(`${paths.career}/`);
  await expectScrollPosition(page, onCareer);
  await page.goForward();
  await expect(page).toHaveURL(jobPath(job));
  await expectScrollPosition(page, 900);
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

test("the 404 page's title breaks after its dash", async ({ page }) => {
  await gotoAndHydrate(page, unknownPath);
  await expect(heading(page)).toHaveText(content.notFound.title);
  const [beforeDash = '', afterDash = ''] = content.notFound.title.split(' - ');
  const box = (text: string) =>
    heading(page)
      .getByText(text)
      .evaluate((element) => element.getBoundingClientRect());
  await atEachWidth(page, async () => {
    const [before, after] = [await box(`${beforeDash} -`), await box(afterDash)];
    expect(after.top).toBeGreaterThanOrEqual(before.bottom);
    expect(after.left).toBe(before.left);
  });
});

test("the links on the 404 page's illustration can be clicked", async ({ page }) => {
  await gotoAndHydrate(page, unknownPath);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(4);
  // They point away from the post.
  for (const [index, arrow] of ['back', 'forward', 'forward', 'back'].entries()) {
    await expectIcon(links.nth(index), `icons/arrow-${arrow}`);
  }
  await atEachWidth(page, async () => {
    for (const link of await links.all()) await link.click({ trial: true });
  });
});

test('there are no cookies, and only navigation state is stored', async ({ page, context }) => {
  await gotoAndHydrate(page, paths.home);
  await navLink(page, 'Career').click();
  await expect(page).toHaveURL(paths.career);
  await page.reload();
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  const allowed = ['react-router-scroll-positions', 'remix-router-transitions'];
  expect(stored.filter((key) => !allowed.includes(key))).toEqual([]);
});
