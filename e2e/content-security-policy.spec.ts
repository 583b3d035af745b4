import type { Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { allAddresses, closedJob, expect, job, test, unknownPath } from './fixtures';
import { appearance, forEachStep, gotoAndHydrate } from './visiting';

test('every policy passes csp_evaluator and the rules of MDN’s HTTP Observatory', async ({
  request,
}) => {
  await forEachStep(allAddresses, async (address) => {
    const html = await (await request.get(address)).text();
    const [, policy = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();

    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const name of ['default-src', 'form-action', 'base-uri']) {
      expect(policy).toContain(`${name} 'none'`);
    }
  });
});

test('injected styles, scripts and markup are blocked, even without headers', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/violates the following|This document requires 'Trusted(HTML|Script)'/);
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ body: await response.body(), contentType: 'text/html' });
  });
  await gotoAndHydrate(page, paths.career);

  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 9px solid red }';
    document.head.append(style);
  });
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
  for (const inject of [
    () => document.body.insertAdjacentHTML('beforeend', '<b>Hi</b>'),
    () => {
      document.head.append(document.createElement('script'));
      Object(document.head.lastChild).textContent = 'document.title = "injected"';
    },
    () => void Object(window).trustedTypes.createPolicy('other', {}),
  ]) {
    await expect(page.evaluate(inject)).rejects.toThrow(/Trusted ?Type|TrustedHTML|TrustedScript/);
  }
  await expect(page).not.toHaveTitle('injected');
});

test('client navigation applies the same styles as a full load', async ({ page }) => {
  const pages = [paths.home, paths.career, jobPath(job), jobPath(closedJob), unknownPath];
  const opened: Record<string, string[]> = {};
  for (const address of pages) {
    await gotoAndHydrate(page, address);
    opened[address] = await page.evaluate(appearance);
  }
  // The last page is still open.
  for (const address of pages) {
    await navigateWithinApp(page, address);
    await expect.poll(() => page.evaluate(appearance), address).toEqual(opened[address]);
  }
});

/** Simulates a client-side navigation. */
async function navigateWithinApp(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
