import type { Page } from '@playwright/test';

/**
 * Reads the clipboard in an empty page, because the site's Permissions-Policy forbids reading it.
 */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  // The empty icon keeps the full Chromium from requesting /favicon.ico.
  const body = '<!doctype html><title>Clipboard</title><link rel="icon" href="data:,">';
  await reader.route('**/clipboard', (route) => route.fulfill({ contentType: 'text/html', body }));
  await reader.goto('clipboard');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
