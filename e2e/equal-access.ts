import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

type Report = {
  results: { ruleId: string; value: [string, string]; message: string; snippet: string }[];
};

declare const ace: {
  Checker: new () => { check(root: Document, rulesets: string[]): Promise<Report> };
};

const engine = readFileSync(
  createRequire(__filename).resolve('accessibility-checker-engine'),
  'utf8',
);

/**
 * The failures that IBM Equal Access is sure of, violations and recommendations alike. What it asks a
 * person to look at ("potential", "manual") is left out: it asks that of every link and every button.
 */
export async function equalAccessFailures(page: Page): Promise<string[]> {
  await page.evaluate(`${engine}; window.ace = ace;`);
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    return results
      .filter(({ value: [, verdict] }) => verdict === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
}
