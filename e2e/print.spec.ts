import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

import { addressText, company } from '../src/content/company';
import { jobPage } from '../src/content/job-page';
import { applicationSubject, jobLocation, jobPath, jobs, salaryText } from '../src/content/jobs';
import { navigation } from '../src/content/navigation';
import { colors } from '../src/theme/tokens';
import { cssColor } from './css-color';
import { expect, test } from './fixtures';
import { visit } from './visiting';

// The harder case: the screen is dark, the paper must not be.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark' });

/** Prints the page and reads the file: pages and text, the latter without white space and ligatures. */
async function print(page: Page, format: 'Letter' | 'A4') {
  const file = await page.pdf({ format, preferCSSPageSize: true });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  return { totalPages, text: bare(text) };
}

function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '');
}

for (const job of jobs) {
  for (const format of ['Letter', 'A4'] as const) {
    test(`${job.title} prints whole on one or two pages of ${format}`, async ({ page }) => {
      await visit(page, `${jobPath(job)}?from=list#duties`);
      const { totalPages, text } = await print(page, format);

      expect(totalPages).toBeLessThanOrEqual(2);
      for (const line of [
        company.name,
        addressText,
        company.siteUrl + jobPath(job),
        job.title,
        job.summary,
        jobLocation,
        salaryText(job),
        ...job.duties,
        ...job.requirements,
        ...job.workLocation,
        jobPage.attach,
        company.hrEmail,
        applicationSubject(job),
      ]) {
        expect(text).toContain(bare(line));
      }
    });
  }

  test(`${job.title} prints without what only a screen can do`, async ({ page }) => {
    await visit(page, jobPath(job));
    const { text } = await print(page, 'Letter');

    const away = navigation.map(({ label }) => label).filter((label) => label.includes(' '));
    for (const line of [
      ...away,
      jobPage.apply,
      jobPage.whatHappens,
      jobPage.nothingOpens,
      jobPage.otherOpenings,
      jobPage.print,
      company.phone.display,
      'Copy',
      'Skip to content',
      'localhost',
    ]) {
      expect(text).not.toContain(bare(line));
    }
  });

  test(`${job.title} prints in ink on white, whatever the system prefers`, async ({ page }) => {
    await visit(page, jobPath(job));
    await page.emulateMedia({ media: 'print' });
    const { grounds, pictures, inks } = await look(page);

    expect(grounds).toEqual([]);
    expect(pictures).toEqual([]);
    expect(inks.sort()).toEqual([colors.light.ink, colors.light.muted].map(cssColor).sort());
  });
}

test('a job that is printed without script is the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  for (const job of jobs) {
    await page.goto(`${baseURL}${jobPath(job)}`);
    const { totalPages, text } = await print(page, 'Letter');
    expect(totalPages).toBeLessThanOrEqual(2);
    expect(text).toContain(company.siteUrl + jobPath(job));
    expect(text).toContain(company.hrEmail);
  }
  await context.close();
});

/** What would be painted: elements with a ground of their own, pictures, colours of texts. */
function look(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((element) =>
      element.checkVisibility(),
    );
    const style = (element: Element) => getComputedStyle(element);
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return {
      grounds: shown
        .filter((element) => {
          const { backgroundColor, backgroundImage, boxShadow } = style(element);
          return (
            backgroundColor !== 'rgba(0, 0, 0, 0)' ||
            backgroundImage !== 'none' ||
            boxShadow !== 'none'
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
      pictures: shown
        .filter((element) => element.matches('img, svg, picture, canvas, video'))
        .map((element) => element.outerHTML.slice(0, 80)),
      inks: [...new Set(shown.filter(hasText).map((element) => style(element).color))],
    };
  });
}
