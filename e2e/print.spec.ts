import AxeBuilder from '@axe-core/playwright';

import { addressText } from '../src/content/address';
import { jobPath } from '../src/content/paths';
import { type Line, visibleLines } from './support/layout';
import { drawings } from './support/page-functions';
import {
  content,
  expect,
  forEachStep,
  gotoAndHydrate,
  job,
  openJobs,
  test,
  visitedPaths,
} from './support/test';

const { careers, company } = content;

/** A4 without its margins, in px. */
const paperWidth = 658;

// Browsers print in the light scheme by themselves, whatever the visitor's is.
test.use({ viewport: { width: paperWidth, height: 800 } });

test('a job prints in full, without controls', { tag: '@engines' }, async ({ page }) => {
  await gotoAndHydrate(page, `${jobPath(job)}?from=list#duties`);
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    company.name,
    addressText(company.address),
    company.siteUrl + jobPath(job),
    '$28,000 per year',
    job.title,
    job.summary,
    job.location,
    ...job.workLocation,
    ...job.benefits,
    careers.applyByEmail.send,
    company.hrEmail,
    'Application for Support Engineer',
  ]) {
    await expect(page.getByText(text).filter({ visible: true }), text).not.toHaveCount(0);
  }
  // Not again in the row of Apply Now, which is for screens.
  await expect(page.getByText('$28,000 per year').filter({ visible: true })).toHaveCount(1);
  for (const [title, count] of [
    ['Duties', job.duties.length],
    ['Requirements', job.requirements.length],
  ] as const) {
    const section = page.getByRole('region', { name: title });
    await expect(section.getByRole('listitem').filter({ visible: true })).toHaveCount(count);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const text of ['Apply Now', 'Other open positions']) {
    await expect(page.getByText(text).filter({ visible: true }), text).toHaveCount(0);
  }
});

test('the employer and the URL stand apart in the head of a printed job', async ({ page }) => {
  await gotoAndHydrate(page, jobPath(job));
  await page.emulateMedia({ media: 'print' });
  const employer = page.getByText(addressText(company.address)).filter({ visible: true }).first();
  const url = page.getByText(company.siteUrl + jobPath(job));
  const right = await employer.evaluate((element) => element.getBoundingClientRect().right);
  const left = await url.evaluate((element) => element.getBoundingClientRect().left);
  expect(left - right).toBeGreaterThan(16);
  await expect(url).toHaveCSS('text-align', 'right');
});

test('titles print by rank, and nothing else is as large', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await forEachStep(visitedPaths, async (path) => {
    await gotoAndHydrate(page, path);
    const lines = await visibleLines(page);
    const { h1, h2, h3, others } = await lines.evaluate(sizesByRank);
    expect(Math.min(...h1)).toBeGreaterThan(Math.max(0, ...h2));
    expect(Math.min(...h2)).toBeGreaterThan(Math.max(0, ...h3, ...others));
  });
});

/** Runs in the page: the sizes of the text, in px, in headings by rank and elsewhere. */
function sizesByRank(lines: Line[]) {
  type Rank = 'h1' | 'h2' | 'h3' | 'others';
  const sizes: Record<Rank, number[]> = { h1: [], h2: [], h3: [], others: [] };
  for (const { around } of lines) {
    const [parent] = around as [Element];
    const heading = parent.closest('h1, h2, h3');
    // A smaller text in a heading counts neither as the heading's nor as another text.
    if (heading !== null && heading !== parent) continue;
    const rank = heading === null ? 'others' : (heading.localName as Rank);
    sizes[rank].push(parseFloat(getComputedStyle(parent).fontSize));
  }
  return sizes;
}

test('paper has words and thin rules between them, and nothing that is drawn', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await forEachStep(visitedPaths, async (path) => {
    await gotoAndHydrate(page, path);
    expect(await page.evaluate(drawings)).toEqual([]);
  });
});

test('every job prints on one or two pages', async ({ page }) => {
  for (const printed of openJobs) {
    await gotoAndHydrate(page, jobPath(printed));
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect([1, 2], printed.title).toContain(pages.length);
  }
});

test('text on paper has enough contrast, with and without backgrounds', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await forEachStep(visitedPaths, async (path) => {
    await gotoAndHydrate(page, path);
    for (const rule of ['', '*, ::before, ::after { background: none !important }']) {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        // axe cannot tell the contrast of text that is over a picture.
        sheet.replaceSync(`svg, img { visibility: hidden } ${css}`);
        document.adoptedStyleSheets = [sheet];
      }, rule);
      const { violations, incomplete } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withRules(['color-contrast'])
        .analyze();
      expect(violations).toEqual([]);
      // axe does not decide whether text in the color of its background is a fault.
      const undecided = incomplete.flatMap(({ nodes }) => nodes);
      const invisible = undecided.filter(({ any }) => any[0]?.data.messageKey === 'equalRatio');
      expect(invisible).toEqual([]);
    }
  });
});
