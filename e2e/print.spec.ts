import { hexToRgb } from '@mui/system/colorManipulator';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

import { addressText } from '../src/contact/address';
import { jobLabels } from '../src/content/labels';
import type { Job } from '../src/content/schema.server';
import { applicationSubject, jobPath, salaryText } from '../src/jobs/job';
import { colors } from '../src/theme/tokens';
import { closedJob, content, expect, job, openJobs, test } from './fixtures';
import { gotoAndHydrate } from './visiting';

const { company } = content;

// Printing must ignore dark mode.
test.use({ colorScheme: 'dark' });

/** Returns the text without white space and ligatures, which PDF readers place freely. */
async function printedText(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  return { totalPages, text: bare(text) };
}

function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '');
}

async function expectPrintedInFull(page: Page, printed: Job) {
  const { totalPages, text } = await printedText(page);
  expect(totalPages).toBeLessThanOrEqual(2);

  const [head] = text.split(bare(jobLabels.duties));
  expect(head).toContain(bare(salaryText(printed)));
  for (const line of [
    company.name,
    addressText(company.address),
    company.siteUrl + jobPath(printed),
    printed.title,
    printed.summary,
    printed.location,
    ...printed.duties,
    ...printed.requirements,
    ...printed.workLocation,
    ...printed.benefits,
    jobLabels.attachHint,
    company.hrEmail,
    applicationSubject(printed),
  ]) {
    expect(text).toContain(bare(line));
  }
  const onScreenOnly = [jobLabels.apply, jobLabels.otherOpenings, company.email, 'Copy'];
  for (const line of ['About us', 'localhost', ...onScreenOnly]) {
    expect(text).not.toContain(bare(line));
  }
}

test('every job prints in full, without screen-only controls', async ({ page }) => {
  for (const printed of openJobs) {
    await test.step(printed.title, async () => {
      await gotoAndHydrate(page, `${jobPath(printed)}?from=list#duties`);
      await expectPrintedInFull(page, printed);
    });
  }
});

test('jobs print in light-scheme colors', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const printed of [job, closedJob]) {
    await test.step(printed.title, async () => {
      await gotoAndHydrate(page, jobPath(printed));
      const inks = await page.locator('body *:visible').evaluateAll(textColors);
      expect(inks.sort()).toEqual([colors.light.ink, colors.light.muted].map(hexToRgb).sort());
    });
  }
});

/** In the page: the colors of elements that contain text themselves. */
function textColors(elements: Element[]): string[] {
  const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
  const withText = elements.filter((element) => [...element.childNodes].some(isText));
  return [...new Set(withText.map((element) => getComputedStyle(element).color))];
}
