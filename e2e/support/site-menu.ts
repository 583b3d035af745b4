import type { Page } from '@playwright/test';

import { paths } from '../../src/content/paths';
import { navigation, type NavigationLink } from '../../src/navigation/navigation';
import { destination, expectInView } from './scrolling';
import { content, expect } from './test';
import { nextFrames } from './visiting';

/** Hidden from assistive technology while the menu is open. */
export function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Menu', exact: true, includeHidden: true });
}

export function closeButton(page: Page) {
  return page.getByRole('button', { name: 'Close menu' });
}

export function navLinks(page: Page, list = 'Main') {
  return page.getByRole('navigation', { name: list }).getByRole('link');
}

export function navLink(page: Page, label: string, list = 'Main') {
  return page.getByRole('navigation', { name: list }).getByRole('link', { name: label });
}

export async function expectNavLinks(page: Page, list = 'Main') {
  await expect(navLinks(page, list)).toHaveText(navigation.map(({ label }) => label));
}

/** The destination of a navigation link is in view; a section also has the focus. */
export async function expectArrival(page: Page, { to, section }: NavigationLink) {
  await expect(page).toHaveURL(to);
  if (section !== undefined) {
    await expectInView(destination(page, section));
    return expect(page.locator(`#${section}`)).toBeFocused();
  }
  const name = to === paths.home ? content.company.name : content.careers.title;
  await expectInView(page.getByRole('heading', { level: 1, name }));
}

export async function openMenu(page: Page) {
  await menuButton(page).click();
  await expectMenuOpen(page);
}

export async function expectMenuOpen(page: Page) {
  await expectNavLinks(page);
  await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
}

export async function expectMenuClosed(page: Page) {
  await expect(navLinks(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await nextFrames(page);
}
