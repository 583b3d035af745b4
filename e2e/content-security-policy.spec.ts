import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

import { paths } from '../src/content/paths';
import { expect, pathsAndAliases, test, visitedPaths } from './support/test';
import { forEachStep, gotoAndHydrate } from './support/visiting';

test("every policy passes csp_evaluator and the rules of MDN's HTTP Observatory", async ({
  request,
}) => {
  await forEachStep(pathsAndAliases, async (path) => {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();

    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const name of ['default-src', 'form-action', 'base-uri']) {
      expect(policy).toContain(`${name} 'none'`);
    }
    for (const name of ['script', 'img', 'font', 'connect', 'manifest']) {
      expect(policy).toContain(`${name}-src 'self'`);
    }
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

  const injectMarkup = page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<b>Hi</b>');
  });
  await expect(injectMarkup).rejects.toThrow('TrustedHTML');

  const injectScript = page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.head.append(script);
  });
  await expect(injectScript).rejects.toThrow('TrustedScript');
});

test('client navigation applies the same styles as a full load', async ({ page }) => {
  const opened: Record<string, string[]> = {};
  for (const path of visitedPaths) {
    await gotoAndHydrate(page, path);
    opened[path] = await page.evaluate(elementStyles);
  }
  // The last page is still open. As Back and Forward do, this shows the other pages without loading
  // them.
  for (const path of visitedPaths) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect.poll(() => page.evaluate(elementStyles), path).toEqual(opened[path]);
  }
});

/** Runs in the page: some styles of every element, to compare whether style rules apply. */
const elementStyles = () =>
  [...document.querySelectorAll('main *')].map((element) => {
    const { color, backgroundColor, display, fontSize, padding } = getComputedStyle(element);
    return [element.tagName, color, backgroundColor, display, fontSize, padding].join(' ');
  });
