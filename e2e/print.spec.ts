import { addressText } from '../src/content/address';
import { jobPath } from '../src/content/paths';
import { content, expect, gotoAndHydrate, job, test, visitPages } from './support/test';

const { careers, company } = content;

// A4 without its margins, in px. Browsers print in the light scheme by themselves.
test.use({ viewport: { width: 658, height: 800 } });

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
  for (const [title, count] of [
    ['Duties', job.duties.length],
    ['Requirements', job.requirements.length],
  ] as const) {
    const section = page.getByRole('region', { name: title });
    await expect(section.getByRole('listitem').filter({ visible: true })).toHaveCount(count);
  }
  for (const text of ['Apply Now', 'Other open positions']) {
    await expect(page.getByText(text).filter({ visible: true }), text).toHaveCount(0);
  }
});

test('a job prints on at most two sheets', async ({ page }) => {
  await gotoAndHydrate(page, jobPath(job));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect([1, 2]).toContain(sheets.length);
});

test('paper has dark words on white, without bars, controls, pictures and grounds', async ({
  page,
}) => {
  await visitPages(page, async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await page.locator('body, body *').evaluateAll(inkedAndFaint)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  });
});

/** Runs in the page: pictures and grounds, which cost ink, and words too light for white paper. */
function inkedAndFaint(elements: Element[]): string[] {
  const isTransparent = (color: string) => /^rgba\(.* 0\)$/.test(color);
  const isFaint = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 118; // about 4.5:1 on white
  };
  return elements
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return (
        element.matches('img, svg, video, canvas') ||
        !isTransparent(backgroundColor) ||
        backgroundImage !== 'none' ||
        boxShadow !== 'none' ||
        (hasWords && isFaint(color))
      );
    })
    .map((element) => `${element.localName} “${element.textContent.slice(0, 40)}”`);
}
