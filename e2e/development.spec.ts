import { jobPath } from '../src/jobs/job';
import { closedJob, expect, job, missingDocument, test } from './fixtures';
import { visit } from './visiting';

for (const address of ['/', '/Home', '/career', jobPath(job), jobPath(closedJob), '/404']) {
  test(`development React hydrates ${address} without a warning`, async ({ page, watch }) => {
    watch.expectErrors(missingDocument);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(warnings, colorScheme).toEqual([]);
    }
  });
}
