import { readFileSync } from 'node:fs';

import type { Locator } from '@playwright/test';

import { expect } from './test';

/** Fails unless the control's drawing is that of a file in `src/illustrations`. */
export async function expectIcon(control: Locator, name: string) {
  const [, shape = ''] =
    /<path d="([^"]+)"/.exec(readFileSync(`src/illustrations/${name}.svg`, 'utf8')) ?? [];
  await expect(control.locator('svg path').first(), name).toHaveAttribute('d', shape);
}
