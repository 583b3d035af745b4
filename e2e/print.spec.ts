import AxeBuilder from '@axe-core/playwright';
import { extractText, getDocumentProxy } from 'unpdf';

import { addressText } from '../src/content/address';
import { formatSalary } from '../src/content/format';
import { applicationSubject } from '../src/content/jobs';
import { withoutMarks } from '../src/content/lead-words';
import { jobPath } from '../src/content/paths';
import { content, expect, job, openJobs, paperWidth, test, visitedPaths } from './support/test';
import { forEachStep, gotoAndHydrate } from './support/visiting';

const { careers, company } = content;

// Printing must ignore dark mode.
test.use({ colorScheme: 'dark' });

test('every job prints in full, without screen-only controls', async ({ page }) => {
  for (const printed of openJobs) {
    await gotoAndHydrate(page, `${jobPath(printed)}?from=list#duties`);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { totalPages, text } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBeLessThanOrEqual(2);
    const [head = ''] = text.split('Duties');
    expect(withoutSpaces(head)).toContain(withoutSpaces(formatSalary(printed.salary)));
    for (const line of [
      company.name,
      addressText(company.address),
      company.siteUrl + jobPath(printed),
      printed.title,
      printed.summary,
      printed.location,
      ...printed.duties.map(withoutMarks),
      ...printed.requirements.map(withoutMarks),
      ...printed.workLocation,
      ...printed.benefits,
      careers.applyByEmail.send,
      company.hrEmail,
      applicationSubject(printed),
    ]) {
      expect(withoutSpaces(text)).toContain(withoutSpaces(line));
    }
    for (const line of [
      'About us',
      'Apply Now',
      careers.applyByEmail.noEmailApp,
      'Other open positions',
      'Copy',
    ]) {
      expect(withoutSpaces(text)).not.toContain(withoutSpaces(line));
    }
  }
});

test('on paper, each list item has one bullet', async ({ page }) => {
  await gotoAndHydrate(page, jobPath(job));
  await page.emulateMedia({ media: 'print' });
  const entry = page.getByRole('region', { name: 'Duties' }).getByRole('listitem').first();
  await expect(entry).toHaveCSS('list-style-type', 'disc');
  expect(await entry.evaluate((item) => getComputedStyle(item, '::before').content)).toBe('none');
});

for (const { mode, hidden } of [
  { mode: 'with backgrounds', hidden: '' },
  { mode: 'without backgrounds', hidden: '*, ::before, ::after { background: none !important }' },
]) {
  test(`text on paper has enough contrast, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: paperWidth, height: 800 });
    await forEachStep(visitedPaths, async (path) => {
      await gotoAndHydrate(page, path);
      await page.evaluate((rule) => {
        const sheet = new CSSStyleSheet();
        // axe cannot tell the contrast of text that is over a picture.
        sheet.replaceSync(`svg, img { visibility: hidden } ${rule}`);
        document.adoptedStyleSheets = [sheet];
      }, hidden);
      const { violations, incomplete } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withRules(['color-contrast'])
        .analyze();
      const [faint, unclear] = [violations, incomplete].map((results) =>
        results.flatMap(({ nodes }) => nodes),
      );
      expect(faint).toEqual([]);
      // axe does not decide whether text in the color of its background is a fault.
      const invisible = unclear?.filter(({ any }) => any[0]?.data.messageKey === 'equalRatio');
      expect(invisible).toEqual([]);
    });
  });
}

/** PDF readers place white space and ligatures freely. */
function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '');
}
