import { notFoundLabels } from '../src/content/labels';
import { content, expect, test, unknownPath } from './fixtures';
import { atEachWidth, gotoAndHydrate, heading, linesOf } from './visiting';

test('the links on the 404 illustration can be clicked, and the title breaks between words', async ({
  page,
}) => {
  await gotoAndHydrate(page, unknownPath);
  await expect(heading(page)).toHaveText(content.notFound.title);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: notFoundLabels.picture })).toBeVisible();

  await atEachWidth(page, async () => {
    for (const link of await main.getByRole('link').all()) {
      await expect(link).toBeVisible();
      await link.click({ trial: true });
    }
    // The dash neither starts nor ends a line.
    for (const line of await linesOf(heading(page))) expect(line).not.toMatch(/^-|-$/);
  });
});
