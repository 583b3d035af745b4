import type { Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

import { paths } from '../src/content/paths';
import { heading, navLink } from './support/page-objects';
import { content, expect, forEachStep, gotoAndHydrate, test, visitedPaths } from './support/test';

test('every document has a strict policy, which only the character encoding precedes', async ({
  request,
}) => {
  await forEachStep(visitedPaths, async (path) => {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        html,
      ) ?? [];
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();

    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });
});

test('injected styles, markup and scripts are blocked', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/violates the following|This document requires 'Trusted(HTML|Script)'/);
  await gotoAndHydrate(page, paths.career);

  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 9px solid red }';
    document.head.append(style);
  });
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none');

  const injectMarkup = page.evaluate(() => (document.body.innerHTML = '<b>Hi</b>'));
  await expect(injectMarkup).rejects.toThrow('TrustedHTML');

  const injectScript = page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.head.append(script);
  });
  await expect(injectScript).rejects.toThrow('TrustedScript');
});

test('a page opened by a link has the same styles as one that is loaded', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  const loaded = await stylesOf(page);
  await gotoAndHydrate(page, paths.home);
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
  await expect.poll(() => stylesOf(page)).toEqual(loaded);
});

/** Some styles of every element, to compare whether style rules apply. */
function stylesOf(page: Page) {
  return page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, display, fontSize, padding } = getComputedStyle(element);
      return [element.tagName, color, backgroundColor, display, fontSize, padding].join(' ');
    }),
  );
}
