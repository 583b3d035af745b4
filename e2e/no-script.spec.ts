import { jobPath, paths } from '../src/content/paths';
import {
  destination,
  expectInView,
  expectNavLinks,
  heading,
  navLink,
} from './support/page-objects';
import { content, expect, forEachStep, job, test, visitedPaths } from './support/test';

const { company, careers } = content;

test.use({ javaScriptEnabled: false });

test(
  'without JavaScript, every page is complete and its links work',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await forEachStep(visitedPaths, async (path) => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expectNavLinks(page);
      await expect(page.getByRole('button')).toHaveCount(0);
    });
    await navLink(page, 'Career').click();
    await expect(heading(page)).toHaveText(careers.title);
    await page.setViewportSize({ width: 1280, height: 800 });
    await navLink(page, 'Services').click();
    await expectInView(destination(page, 'Services'));
    await page.goto(jobPath(job));
    const apply = page.getByRole('link', { name: 'Apply Now' });
    await expect(apply.first()).toHaveAttribute(
      'href',
      /^mailto:people@northern-lakes\.example\?subject=Application%20for%20Support%20Engineer&/,
    );
    await expect(page.getByRole('link', { name: company.hrEmail })).toBeVisible();
  },
);

test(
  'without JavaScript, colors follow the color scheme',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(paths.career);
    /** From 0, black, to 255. */
    const brightness = async (property: 'color' | 'backgroundColor') => {
      const color = await page
        .locator('body')
        .evaluate((body, name) => getComputedStyle(body)[name], property);
      const [red = NaN, green = NaN, blue = NaN] = (color.match(/\d+/g) ?? []).map(Number);
      return (red + green + blue) / 3;
    };
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await brightness('backgroundColor')).toBeGreaterThan(await brightness('color'));
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brightness('backgroundColor')).toBeLessThan(await brightness('color'));
  },
);
