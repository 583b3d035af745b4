import { company } from '../src/content/company';
import { applyLink, jobPath } from '../src/content/jobs';
import { navigation } from '../src/content/navigation';
import { expect, missingDocument, openings, screens, test } from './fixtures';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1280]) {
  test.describe(`without script at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of screens) {
      test(`${address} reads complete and its navigation works`, async ({ page, watch }) => {
        watch.expectErrors(missingDocument);
        await page.goto(address);

        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const main = page.getByRole('navigation', { name: 'Main' });
        for (const { label, to } of navigation) {
          const link = main.getByRole('link', { name: label, exact: true });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', to);
        }
        await expect(page.getByRole('button')).toHaveCount(0);
        await main.getByRole('link', { name: 'Career' }).click();
        await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
      });
    }

    test('MORE INFO and hash links lead to their sections', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'MORE INFO' }).click();
      await expect(page).toHaveURL(/#About$/);
      await expect(page.getByRole('heading', { name: /We Are a Trusted/ })).toBeInViewport();

      await page.goto('/career');
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Services' }).click();
      await expect(page.getByRole('heading', { name: 'Choose The Service' })).toBeInViewport();
    });

    test('every way of writing and calling is a link', async ({ page }) => {
      await page.goto('/');
      for (const href of [
        `mailto:${company.email}`,
        `tel:${company.phone.e164}`,
        `tel:${company.demoPhone.e164}`,
      ]) {
        await expect(page.locator(`a[href="${href}"]`).last()).toBeVisible();
      }
      for (const job of openings) {
        await page.goto(jobPath(job));
        const apply = page.getByRole('link', { name: /apply now/i });
        await expect(apply).toBeVisible();
        await expect(apply).toHaveAttribute('href', applyLink(job));
        await expect(page.getByText(company.hrEmail, { exact: true })).toBeVisible();
      }
    });
  });
}
