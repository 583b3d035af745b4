import { siteDocuments } from '../src/document/site-documents';
import { expect, missingDocument, test } from './fixtures';
import { visit } from './visiting';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const { path } of siteDocuments) {
      test(`${path} is taken over by development React without a warning`, async ({
        page,
        watch,
      }) => {
        watch.expectErrors(missingDocument);
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });

        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(warnings).toEqual([]);
      });
    }
  });
}
