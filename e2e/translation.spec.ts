import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import { allowToCopy, refuseToCopy, translateText } from './support/page-functions';
import { expectMenuClosed, heading, messages, navLink, openMenu } from './support/page-objects';
import {
  content,
  expect,
  find,
  forEachStep,
  gotoAndHydrate,
  longestTitle,
  now,
  openJobs,
  test,
} from './support/test';

const { services, careers, company } = content;

/** Its last day is the day of the build. */
const closingJob = find('closing-today');
const tomorrow = '2027-03-16T00:00:00-05:00';

/** What visitors use on each page, and what it then does. */
const controls: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  [paths.home]: {
    'Copy, if the browser refuses': async (page) => {
      await page.evaluate(refuseToCopy);
      await page.getByRole('button', { name: 'Copy email' }).click();
      await expect(messages(page).getByText('Couldn’t copy email')).toBeVisible();
      await page.evaluate(allowToCopy);
      await page.getByRole('button', { name: 'Couldn’t copy email' }).click();
      await expect(messages(page).getByText('Copied email')).toBeVisible();
    },
    'a link of the menu, and Back': async (page) => {
      await page.setViewportSize({ width: 360, height: 720 });
      await openMenu(page);
      await navLink(page, 'Career').click();
      await expectMenuClosed(page);
      await expect(heading(page)).toHaveText(careers.title);
      await page.goBack();
      await expect(heading(page)).toContainText(company.name);
    },
    'Home, after a job has closed': async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.clock.setFixedTime(tomorrow);
      await navLink(page, 'Home').click();
      await expect(page.getByText(`${openJobs.length - 1} open positions`)).toBeVisible();
    },
  },
  [paths.career]: {
    'Career, after a job has closed': async (page) => {
      await page.clock.setFixedTime(tomorrow);
      await navLink(page, 'Career').click();
      await expect(page.getByRole('article')).toHaveCount(openJobs.length - 1);
      await expect(page.getByText(`${openJobs.length - 1} open positions`)).toBeVisible();
    },
    'a card, offline': async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('link', { name: longestTitle.title }).click();
      await expect(async () => {
        // The longest pause between two tries
        await page.clock.fastForward(3000);
        expect(await page.getByRole('alert').isVisible()).toBe(true);
      }).toPass({ intervals: [30] });
    },
    'Try again': async (page) => {
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText(longestTitle.title);
    },
  },
  [jobPath(closingJob)]: {
    Copy: async (page) => {
      await copyEach(page, ['email address', 'subject', 'link']);
    },
  },
};

test('everything works on a page that is translated whenever text appears', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await forEachStep(Object.keys(controls), async (path) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(now);
    await gotoAndHydrate(page, path);
    await page.evaluate(translateText, { goesOn: true });
    const uses = controls[path] ?? {};
    await forEachStep(Object.keys(uses), async (name) => uses[name]?.(page));
  });
});

test('a page that is translated before the app starts works once it has', async ({
  page,
  consoleErrors,
}) => {
  // The document is not what React expects, so React renders the page anew, without translation:
  // from then on it is like any other.
  consoleErrors.allow(/Minified React error #418/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(translateText, { goesOn: false });
  await forEachStep(Object.keys(controls), async (path) => {
    await page.clock.setFixedTime(now);
    await gotoAndHydrate(page, path);
    // Every page has a control that is rendered anew, and one that leads on.
    const [use] = Object.values(controls[path] ?? {});
    await use?.(page);
    await navLink(page, 'Services').click();
    await expect(page.getByRole('heading', { name: services.title })).toBeFocused();
  });
});

async function copyEach(page: Page, labels: string[]) {
  for (const label of labels) {
    await page
      .getByRole('button', { name: `Copy ${label}` })
      .first()
      .click();
    await expect(messages(page).getByText(`Copied ${label}`)).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(page.getByText('Copied')).toHaveCount(0);
  }
}
