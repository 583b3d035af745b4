import { hexToRgb } from '@mui/system/colorManipulator';
import { extractText, getDocumentProxy } from 'unpdf';

import { addressText } from '../src/contact/address';
import { applicationSubject, jobPath, salaryText } from '../src/jobs/job';
import { colors } from '../src/theme/tokens';
import { closedJob, content, expect, job, openJobs, test } from './support/fixtures';
import { gotoAndHydrate } from './support/visiting';

const { company } = content;

// Printing must ignore dark mode.
test.use({ colorScheme: 'dark' });

test('every job prints in full, without screen-only controls', async ({ page }) => {
  for (const printed of openJobs) {
    await gotoAndHydrate(page, `${jobPath(printed)}?from=list#duties`);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { totalPages, text } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBeLessThanOrEqual(2);
    const [head = ''] = text.split('Duties');
    expect(withoutSpaces(head)).toContain(withoutSpaces(salaryText(printed)));
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
      'Attach your resume as a PDF and press Send.',
      company.hrEmail,
      applicationSubject(printed),
    ]) {
      expect(withoutSpaces(text)).toContain(withoutSpaces(line));
    }
    for (const line of ['About us', 'Apply Now', 'Other openings', 'Copy']) {
      expect(withoutSpaces(text)).not.toContain(withoutSpaces(line));
    }
  }
});

test('jobs print in the light scheme', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const printed of [job, closedJob]) {
    await gotoAndHydrate(page, jobPath(printed));
    for (const title of await page.getByRole('heading').all()) {
      await expect(title).toHaveCSS('color', hexToRgb(colors.light.ink));
    }
  }
});

/** PDF readers place white space and ligatures freely. */
function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '');
}
