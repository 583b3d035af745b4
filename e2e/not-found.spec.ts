import type { Locator } from '@playwright/test';

import { notFoundLabels } from '../src/content/labels';
import { content, expect, test, unknownPath } from './fixtures';
import { atEachWidth, heading, linesOf, gotoAndHydrate } from './visiting';

test('the picture reaches the footer, and its two boards are links', async ({ page }) => {
  await gotoAndHydrate(page, unknownPath);
  await expect(heading(page)).toHaveText(content.notFound.title);
  const picture = page.getByRole('img', { name: notFoundLabels.picture });
  const main = page.getByRole('main');
  const homeBoard = main.getByRole('link', { name: notFoundLabels.homeLink });
  const careerBoard = main.getByRole('link', { name: notFoundLabels.careerLink });

  await atEachWidth(page, async () => {
    const scene = await box(picture);
    expect(scene.width).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? NaN);
    const footer = await box(page.getByRole('contentinfo'));
    expect(Math.abs(scene.bottom - footer.top)).toBeLessThanOrEqual(1);

    // The dash neither starts nor ends a line.
    for (const line of await linesOf(heading(page))) expect(line).not.toMatch(/^-|-$/);

    const text = await box(page.getByText(content.notFound.text));
    for (const link of [homeBoard, careerBoard]) {
      await link.click({ trial: true });
      const board = await box(link);
      expect(board.bottom).toBeLessThan(scene.bottom);
      // Beside the text, or below it
      expect(board.left > text.right || board.top > text.bottom).toBe(true);
    }
    expect((await box(homeBoard)).bottom).toBeLessThanOrEqual((await box(careerBoard)).top);
  });
});

function box(target: Locator): Promise<DOMRect> {
  return target.evaluate((element) => element.getBoundingClientRect().toJSON());
}
