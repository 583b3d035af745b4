import { hexToRgb } from '@mui/system/colorManipulator';
import type { Page } from '@playwright/test';
import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';

import { addressText } from '../src/contact/address';
import { jobLabels } from '../src/content/labels';
import { applicationSubject, jobPath, salaryText } from '../src/jobs/job';
import { colors } from '../src/theme/tokens';
import { closedJob, content, expect, job, openJobs, test } from './fixtures';
import { expectHydrated, gotoAndHydrate } from './visiting';

const { company } = content;

// The harder case: the screen is dark, the paper must not be.
test.use({ colorScheme: 'dark' });

/** In PDF points; printers do not reach the edge of the paper. */
const smallestMargin = 36;

/** The text comes without white space and ligatures, which PDF readers place freely. */
async function print(page: Page, format: 'Letter' | 'A4') {
  const file = await page.pdf({ format, preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  const { items } = await extractTextItems(document);
  const paper = (await document.getPage(1)).getViewport({ scale: 1 });
  const margins = items.flat().flatMap(({ str, x, y, width, height }) => {
    const right = paper.width - (x + width);
    const top = paper.height - (y + height);
    return str.trim() === '' ? [] : [x, y, right, top];
  });
  return { totalPages, text: bare(text), margin: Math.min(...margins) };
}

function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '');
}

for (const { format, javaScriptEnabled } of [
  { format: 'Letter', javaScriptEnabled: true },
  { format: 'A4', javaScriptEnabled: false },
] as const) {
  test.describe(`on ${format}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('a job prints whole on one or two pages, without what only a screen can do', async ({
      page,
    }) => {
      for (const printed of openJobs) {
        await test.step(printed.title, async () => {
          await page.goto(`${jobPath(printed)}?from=list#duties`);
          if (javaScriptEnabled) await expectHydrated(page);
          const { totalPages, text, margin } = await print(page, format);

          expect(totalPages).toBeLessThanOrEqual(2);
          expect(margin).toBeGreaterThanOrEqual(smallestMargin);
          for (const line of [
            company.name,
            addressText(company.address),
            company.siteUrl + jobPath(printed),
            printed.title,
            printed.summary,
            printed.location,
            salaryText(printed),
            ...printed.duties,
            ...printed.requirements,
            ...printed.workLocation,
            ...printed.benefits,
            jobLabels.attach,
            company.hrEmail,
            applicationSubject(printed),
          ]) {
            expect(text).toContain(bare(line));
          }
          const [firstDuty = ''] = printed.duties;
          expect(text.indexOf(bare(salaryText(printed)))).toBeLessThan(
            text.indexOf(bare(firstDuty)),
          );
          for (const line of [
            'About us',
            jobLabels.apply,
            jobLabels.otherOpenings,
            company.email,
            'Copy',
            'localhost',
          ]) {
            expect(text).not.toContain(bare(line));
          }
        });
      }
    });
  });
}

test('jobs print dark on white in both color schemes', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const printed of [job, closedJob]) {
    await test.step(printed.title, async () => {
      await gotoAndHydrate(page, jobPath(printed));
      const { grounds, inks } = await look(page);

      expect(grounds).toEqual([]);
      expect(inks.sort()).toEqual([colors.light.ink, colors.light.muted].map(hexToRgb).sort());
    });
  }
});

/** What would be painted: elements that are more than text, and the colors of texts. */
function look(page: Page) {
  return page.evaluate(() => {
    const grounds: string[] = [];
    const inks = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility()) continue;
      const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
      const isPainted =
        element.matches('img, svg, picture, canvas, video') ||
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        backgroundImage !== 'none' ||
        boxShadow !== 'none';
      if (isPainted) grounds.push(element.outerHTML.slice(0, 80));
      const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
      if ([...element.childNodes].some(isText)) inks.add(color);
    }
    return { grounds, inks: [...inks] };
  });
}
