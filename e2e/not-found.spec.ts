import type { Locator } from '@playwright/test';

import { notFoundLabels } from '../src/content/labels';
import { homeSectionPath, homeSections, paths } from '../src/paths';
import { content, expect, test, unknownPath } from './fixtures';
import { atEachWidth, heading, linesOf, gotoAndHydrate } from './visiting';

test('the picture fills the page down to the footer, and its boards are the links', async ({
  page,
}) => {
  await gotoAndHydrate(page, unknownPath);
  await expect(heading(page)).toHaveText(content.notFound.title);
  const picture = page.getByRole('img', { name: notFoundLabels.picture });
  await expect(picture).toHaveText('');

  await atEachWidth(page, async () => {
    const scene = await box(picture);
    expect(scene.width).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? NaN);
    const footer = await box(page.getByRole('contentinfo'));
    expect(Math.abs(scene.bottom - footer.top)).toBeLessThanOrEqual(1);

    // The dash neither starts nor ends a line.
    for (const line of await linesOf(heading(page))) expect(line).not.toMatch(/^-|-$/);

    const text = await box(page.getByText(content.notFound.text));
    const boards = [];
    for (const [name, path] of [
      [notFoundLabels.homeLink, paths.home],
      [notFoundLabels.careerLink, paths.career],
      [notFoundLabels.contactLink, homeSectionPath(homeSections.contact)],
    ] as const) {
      const board = page.getByRole('main').getByRole('link', { name });
      await expect(board).toHaveAttribute('href', path);
      await board.click({ trial: true });
      boards.push(await box(board));
    }
    for (const { top, left, bottom, right } of boards) {
      expect(bottom).toBeLessThan(scene.bottom);
      // Beside the text, or below it
      expect(left > text.right || top > text.bottom).toBe(true);
      expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? NaN);
    }
    for (const [index, { top }] of boards.slice(1).entries()) {
      expect(boards[index]?.bottom).toBeLessThanOrEqual(top);
    }
  });
});

async function box(target: Locator) {
  const { left, top, right, bottom, width } = await target.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  return { left, top, right, bottom, width };
}
