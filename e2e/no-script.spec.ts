import { hexToRgb } from '@mui/system/colorManipulator';

import { homeLabels, jobLabels } from '../src/content/labels';
import { applyLink, jobPath } from '../src/jobs/job';
import { homeSectionPath, homeSections, paths } from '../src/paths';
import { colors } from '../src/theme/tokens';
import { content, expect, job, screens, test } from './fixtures';
import { entry, expectAllEntries } from './site-menu';
import { destination, expectInView, heading } from './visiting';

const { company, careers } = content;
const { about, services } = homeSections;

test.use({ javaScriptEnabled: false });

for (const width of [360, 1280]) {
  test(`without script every kind of page is complete and its links work, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of screens) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(heading(page)).toBeVisible();
        await expectAllEntries(page);
        await expect(page.getByRole('button')).toHaveCount(0);
        await entry(page, 'Career').click();
        await expect(heading(page)).toHaveText(careers.title);
      });
    }

    await entry(page, 'Services').click();
    await expectInView(destination(page, services));
    await page.goto(paths.home);
    await page.getByRole('link', { name: homeLabels.moreInfo }).click();
    await expect(page).toHaveURL(homeSectionPath(about));
    await expectInView(destination(page, about));
  });
}

test('without script Apply Now opens an email', async ({ page }) => {
  await page.goto(jobPath(job));
  const apply = page.getByRole('link', { name: jobLabels.apply }).first();
  await expect(apply).toBeVisible();
  await expect(apply).toHaveAttribute('href', applyLink(job, company.hrEmail));
  await expect(page.getByText(company.hrEmail, { exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page is ${colorScheme} like the system without script`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of screens) {
      await test.step(address, async () => {
        await page.goto(address);
        const ground = hexToRgb(colors[colorScheme].paper);
        await expect(page.locator('body')).toHaveCSS('background-color', ground);
        const browserBar = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
        await expect(browserBar).toHaveAttribute('content', colors[colorScheme].band.main);
      });
    }
  });
}
