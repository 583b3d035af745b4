import { jobPath, paths } from '../src/content/paths';
import { allowToCopy, refuseToCopy } from './support/page-functions';
import { expectMenuClosed, heading, messages, navLink, openMenu } from './support/page-objects';
import {
  content,
  expect,
  find,
  gotoAndHydrate,
  longestTitle,
  now,
  openJobs,
  test,
} from './support/test';

const { services, careers } = content;

/** Its last day is the day of the build. */
const closingJob = find('closing-today');
const tomorrow = '2027-03-16T00:00:00-05:00';

test('everything works on a page that is translated whenever text appears', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(now);
  await gotoAndHydrate(page, jobPath(closingJob));
  await page.evaluate(translateText, { goesOn: true });

  await test.step('Copy, which the browser refuses, and then allows', async () => {
    await page.evaluate(refuseToCopy);
    await page.getByRole('button', { name: 'Copy subject' }).click();
    await expect(messages(page).getByText('Couldn’t copy subject')).toBeVisible();
    await page.evaluate(allowToCopy);
    await page.getByRole('button', { name: 'Couldn’t copy subject' }).click();
    await expect(messages(page).getByText('Copied subject')).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(page.getByText('Copied')).toHaveCount(0);
  });
  await test.step('a link of the menu', async () => {
    await page.setViewportSize({ width: 360, height: 720 });
    await openMenu(page);
    await navLink(page, 'Career').click();
    await expectMenuClosed(page);
    await expect(heading(page)).toHaveText(careers.title);
    await expect(page.getByRole('article')).toHaveCount(openJobs.length);
  });
  await test.step('the list, when a job has closed', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.clock.setFixedTime(tomorrow);
    await navLink(page, 'Career').click();
    await expect(page.getByRole('article')).toHaveCount(openJobs.length - 1);
    await expect(page.getByText(`${openJobs.length - 1} open positions`)).toBeVisible();
  });
  await test.step('a link to a section, and Back', async () => {
    await navLink(page, 'Services').click();
    await expect(page.getByRole('heading', { name: services.title })).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText(careers.title);
  });
  await test.step('a card, offline, and Try again', async () => {
    await page.context().setOffline(true);
    await page.getByRole('link', { name: longestTitle.title }).click();
    await expect(async () => {
      // The longest pause between two tries
      await page.clock.fastForward(3000);
      expect(await page.getByRole('alert').isVisible()).toBe(true);
    }).toPass({ intervals: [30] });
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(longestTitle.title);
  });
});

test('a page that is translated before the app starts works once it has', async ({
  page,
  consoleErrors,
}) => {
  // The document is not what React expects, so React renders the page anew, without translation:
  // from then on it is like any other.
  consoleErrors.allow(/Minified React error #418/);
  await page.addInitScript(translateText, { goesOn: false });
  await gotoAndHydrate(page, paths.home);
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(careers.title);
});

/**
 * Runs in the page: puts each text into `font` elements, as Google's translator does, once the
 * document is complete. If it `goesOn`, also text that appears later.
 */
function translateText({ goesOn }: { goesOn: boolean }) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', translate);
  else translate();
  if (goesOn) {
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(translate).observe(document.body, changes);
  }

  function translate() {
    // All texts are collected first, because the walker would also visit the new elements.
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isSkipped = text.parentElement?.closest('font, script, style, [translate="no"]');
      if (!isSkipped && text.data.trim() !== '') translateOne(text);
    }
  }

  /** The translator puts one `font` element into another. */
  function translateOne(text: Text) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
