import { format } from 'prettier';
import sharp from 'sharp';

import { paths } from '../src/content/paths';
import { fixtureFile } from './support/sites';
import { expect, longestTitle, recordedPaths, test } from './support/test';
import { gotoAndHydrate } from './support/visiting';

// docs/testing.md says when to record again. There are no screenshots of pages, because browsers
// draw letters differently on other machines.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const pagePath of recordedPaths) {
    test(`the document of ${pagePath} is as recorded`, async ({ page }) => {
      await page.goto(pagePath);
      const html = await page.locator(rootOf(pagePath, 'html')).evaluate((root) => {
        // A change to a drawing shows in its own file.
        for (const drawing of document.querySelectorAll('svg')) drawing.replaceChildren();
        document.querySelector('style')?.remove();
        return root.outerHTML;
      });
      const formatted = await format(withoutHashes(html), {
        parser: 'html',
        htmlWhitespaceSensitivity: 'ignore',
      });
      expect(formatted).toMatchSnapshot(`${nameOf(pagePath)}.html`);
    });
  }

  test('the styles are as recorded', async ({ page }) => {
    const rules = new Set<string>();
    for (const pagePath of recordedPaths) {
      await page.goto(pagePath);
      const css = withoutHashes(await page.locator('style').innerHTML());
      const formatted = await format(css, { parser: 'css' });
      for (const rule of formatted.split(/(?<=^}\n)/m)) rules.add(rule);
    }
    expect([...rules].join('')).toMatchSnapshot('styles.css');
  });
});

for (const pagePath of recordedPaths) {
  test(`${pagePath} reads as recorded`, async ({ page }) => {
    await gotoAndHydrate(page, pagePath);
    await expect(page.locator(rootOf(pagePath, 'body'))).toMatchAriaSnapshot({
      name: `${nameOf(pagePath)}.aria.yml`,
    });
  });
}

test('a preview image looks as recorded', async () => {
  // The build draws its letters from outlines, so they are the same on other machines.
  const file = `${longestTitle.slug}.png`;
  const halfSize = await sharp(fixtureFile(`previews/${file}`))
    .resize(600)
    .png()
    .toBuffer();
  expect(halfSize).toMatchSnapshot(file);
});

/** What to record of a page. The bars and the footer are the same on every page. */
function rootOf(pagePath: string, whole: 'html' | 'body'): string {
  return pagePath === paths.home ? whole : 'main';
}

function nameOf(pagePath: string): string {
  return pagePath === paths.home ? 'home' : pagePath.slice(1);
}

/** Leaves out what changes whenever a file or a style does. */
function withoutHashes(text: string): string {
  return text.replaceAll(/\.[\da-f]{8}(?=\.\w)/g, '').replaceAll(/sha256-[\w+/=]+/g, 'sha256');
}
