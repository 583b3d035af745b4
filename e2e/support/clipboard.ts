import type { Page } from '@playwright/test';

import { expect } from './test';

/** Pastes into an empty page: only Chromium lets a script read the clipboard without a question. */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  // The empty icon keeps the full Chromium from requesting /favicon.ico.
  await reader.setContent('<link rel="icon" href="data:,"><textarea></textarea>');
  const text = reader.getByRole('textbox');
  await text.press('ControlOrMeta+V');
  await expect(text).not.toHaveValue('');
  const pasted = await text.inputValue();
  await reader.close();
  return pasted;
}
