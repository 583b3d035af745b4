import { hexToRgb } from '@mui/system/colorManipulator';

import { applyLink } from '../src/content/jobs';
import { homeSections, jobPath } from '../src/content/paths';
import { colors } from '../src/theme/tokens';
import { destination, expectInView } from './support/scrolling';
import { expectNavLinks, navLink } from './support/site-menu';
import { content, expect, job, test, visitedPaths } from './support/test';
import { forEachStep, heading } from './support/visiting';

const { company, careers } = content;

test.use({ javaScriptEnabled: false });

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  test(`every page works without JavaScript in the ${colorScheme} scheme at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const paper = hexToRgb(colors[colorScheme].page);
    await forEachStep(visitedPaths, async (path) => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expectNavLinks(page);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('background-color', paper);
      await navLink(page, 'Career').click();
      await expect(heading(page)).toHaveText(careers.title);
    });

    await navLink(page, 'Services').click();
    await expectInView(destination(page, homeSections.services));
    await page.goto(jobPath(job));
    const apply = page.getByRole('link', { name: 'Apply Now' }).first();
    // Above or beside the text, and below it
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(2);
    await expect(apply).toHaveAttribute(
      'href',
      applyLink(job, company.hrEmail, careers.applyByEmail.lines),
    );
    await page.getByText(careers.applyByEmail.noEmailApp).click();
    await expect(page.getByRole('link', { name: company.hrEmail })).toBeVisible();
  });
}
