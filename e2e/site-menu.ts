import type { Page } from '@playwright/test';

import { navigation } from '../src/content/navigation';
import { expect } from './fixtures';
import { nextFrames, press } from './visiting';

/** Hidden from assistive technology while the menu is open. */
export function toggle(page: Page) {
  return page.getByRole('button', { name: 'Menu', exact: true, includeHidden: true });
}

export function closeButton(page: Page) {
  return page.getByRole('button', { name: 'Close menu' });
}

export function entries(page: Page, list = 'Main') {
  return page.getByRole('navigation', { name: list }).getByRole('link');
}

export function entry(page: Page, label: string, list = 'Main') {
  return page.getByRole('navigation', { name: list }).getByRole('link', { name: label });
}

export async function expectAllEntries(page: Page, list = 'Main') {
  await expect(entries(page, list)).toHaveText(navigation.map(({ label }) => label));
}

export async function openMenu(page: Page) {
  await press(toggle(page));
  await expectOpen(page);
}

export async function expectOpen(page: Page) {
  await expectAllEntries(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
}

export async function expectClosed(page: Page) {
  await expect(entries(page)).toHaveCount(0);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await nextFrames(page);
}
