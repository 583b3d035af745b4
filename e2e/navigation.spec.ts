import type { Page } from '@playwright/test';

import { careers } from '../src/content/careers';
import { company } from '../src/content/company';
import { footer } from '../src/content/footer';
import { hero } from '../src/content/home';
import { jobPage } from '../src/content/job-page';
import { jobPath, jobs, type Job } from '../src/content/jobs';
import { navigation, type NavigationLink } from '../src/content/navigation';
import { notFound } from '../src/content/not-found';
import { homeSections, paths } from '../src/paths';
import { expect, missingDocument, openings, test } from './fixtures';
import { entry, expectAllEntries } from './site-menu';
import {
  destination,
  documentRequests,
  expectInView,
  expectScrollPosition,
  expectStarted,
  holdScript,
  nextFrames,
  press,
  recordAnnouncements,
  scrollPosition,
  scrollTo,
  stillness,
  visit,
} from './visiting';

const programmerPath = jobPath({ route: 'programmer-analyst' });
const unknownPath = '/no-such-page';

async function expectArrival(page: Page, { to, section }: NavigationLink) {
  await expect(page).toHaveURL(to);
  if (section !== undefined) return expectInView(destination(page, section));
  const name = to === paths.home ? company.name : careers.title;
  await expectInView(page.getByRole('heading', { level: 1, name }));
}

function viewMore(page: Page, { title }: Job) {
  return page.getByRole('link', { name: new RegExp(`^${careers.action}.*${title}$`) });
}

async function goBackTo(page: Page, path: string) {
  while (new URL(page.url()).pathname !== path) await page.goBack();
}

test.describe('without motion', () => {
  test.use(stillness);

  for (const start of [paths.home, paths.career, programmerPath, unknownPath]) {
    test(`the six links of both lists lead on from ${start}, without a new document`, async ({
      page,
      watch,
    }) => {
      if (start === unknownPath) watch.expectErrors(missingDocument);
      await visit(page, start);
      const documents = documentRequests(page);
      for (const list of ['Main', footer.linksTitle]) {
        await expectAllEntries(page, list);
        for (const link of navigation) {
          await entry(page, link.label, list).click();
          await expectArrival(page, link);
          await goBackTo(page, start);
        }
      }
      expect(documents).toEqual([]);
    });
  }

  test('the logo leads home', async ({ page, watch }) => {
    watch.expectErrors(missingDocument);
    for (const start of [programmerPath, unknownPath, paths.homeAlias]) {
      await visit(page, start);
      const logo = page.getByRole('banner').getByRole('link', { name: company.name });
      await logo.click();
      await expectArrival(page, { label: 'Home', to: paths.home });
    }
  });

  test('the current page and the section in view are marked', async ({ page, watch }) => {
    watch.expectErrors(missingDocument);
    await visit(page, paths.home);
    await expect(entry(page, 'Home')).toHaveAttribute('aria-current', 'page');

    for (const { label, section } of navigation) {
      if (section === undefined) continue;
      await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
      await expect(entry(page, label)).toHaveAttribute('aria-current', 'location');
      const marked = page.getByRole('banner').locator('[aria-current="location"]');
      await expect(marked).toHaveCount(1);
    }

    await entry(page, 'Career').click();
    await expect(entry(page, 'Career')).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, 'Home')).not.toHaveAttribute('aria-current');
    await page.getByRole('link', { name: careers.action }).first().click();
    await expect(entry(page, 'Career')).toHaveAttribute('aria-current', 'true');
    await visit(page, unknownPath);
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  });

  test('a new page sets the title, takes focus and is announced once', async ({ page }) => {
    const said = await recordAnnouncements(page);
    await visit(page, paths.home);
    await nextFrames(page);
    expect(await said()).toEqual([]);
    await expect(page.locator('body')).toBeFocused();

    const titles: string[] = [];
    async function expectNewPage(name: string) {
      const title = `${name} | ${company.name}`;
      titles.push(title);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
      await nextFrames(page);
      expect(await said()).toEqual(titles);
    }
    await entry(page, 'Career').click();
    await expectNewPage(careers.title);
    for (const job of openings) {
      await viewMore(page, job).click();
      await expectNewPage(job.title);
      await page.goBack();
      await expectNewPage(careers.title);
    }
  });

  test('Back and Forward return to the same place', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await visit(page, paths.home);
    await scrollTo(page, 1400);
    await press(entry(page, 'Career'));
    await expectArrival(page, { label: 'Career', to: paths.career });
    expect(await scrollPosition(page)).toBe(0);
    await scrollTo(page, 300);

    await page.goBack();
    await expectScrollPosition(page, 1400);
    await page.goForward();
    await expect(page).toHaveURL(paths.career);
    await expectScrollPosition(page, 300);
  });

  test('Back from a job returns to the same place in the list of openings', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, paths.career);
    for (const job of jobs) {
      await viewMore(page, job).evaluate((link) => link.scrollIntoView({ block: 'center' }));
      await nextFrames(page);
      const place = await scrollPosition(page);
      expect(place).toBeGreaterThan(0);
      await press(viewMore(page, job));
      await expect(page).toHaveURL(jobPath(job));
      await expectScrollPosition(page, 0);
      await scrollTo(page, 900);

      await page.goBack();
      await expect(page).toHaveURL(paths.career);
      await expectScrollPosition(page, place);
    }
  });

  test('one job leads to another as to any new page, and Back returns to the same place', async ({
    page,
  }) => {
    const [job, other] = jobs as [Job, Job];
    await visit(page, jobPath(job));
    const list = page.getByRole('region', { name: jobPage.otherOpenings });
    await list.scrollIntoViewIfNeeded();
    await nextFrames(page);
    const place = await scrollPosition(page);
    await press(list.getByRole('link', { name: other.title }));
    await expect(page).toHaveURL(jobPath(other));
    await expect(page).toHaveTitle(`${other.title} | ${company.name}`);
    await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeFocused();
    await expectScrollPosition(page, 0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    await expectScrollPosition(page, place);
  });

  test('a reload keeps the place', async ({ page }) => {
    await visit(page, paths.home);
    await scrollTo(page, 1400);
    await page.reload();
    await expectStarted(page);
    await expectScrollPosition(page, 1400);
  });

  test('a late script leaves visitors where they have scrolled to', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(paths.home, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await scrollTo(page, 1400);
    release();
    await expectStarted(page);
    await nextFrames(page);
    expect(await scrollPosition(page)).toBe(1400);
  });

  test('MORE INFO leads to About', async ({ page }) => {
    await visit(page, paths.home);
    await page.getByRole('link', { name: hero.action }).click();
    await expect(page).toHaveURL(`/#${homeSections.about}`);
    await expectInView(destination(page, homeSections.about));
  });

  test('jobs open from every list of jobs, and nowhere below it', async ({ page, watch }) => {
    watch.expectErrors(missingDocument);
    await visit(page, `${paths.career}/`);
    for (const job of openings) {
      await viewMore(page, job).click();
      await expect(page).toHaveURL(jobPath(job));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
      await entry(page, 'Career').click();
      await expect(page).toHaveURL(paths.career);
    }

    const answer = await page.goto(paths.career + programmerPath);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  });
});

test('scroll to top: there after scrolling, glides, and puts focus at the top', async ({
  page,
}) => {
  await visit(page, paths.home);
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await expect(button).toBeHidden();
  await scrollTo(page, 2000);

  const positions = page.evaluate(async () => {
    const seen: number[] = [];
    do {
      await new Promise(requestAnimationFrame);
      seen.push(window.scrollY);
    } while (window.scrollY > 0);
    return seen;
  });
  await button.click();
  expect((await positions).filter((y) => y > 0 && y < 2000).length).toBeGreaterThan(3);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button).toBeHidden();
});
