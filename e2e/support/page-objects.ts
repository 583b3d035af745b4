import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { type HomeSectionId, homeSections, paths } from '../../src/content/paths';
import { content, expect, nextFrames } from './test';

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Returns the live regions, which screen readers say by themselves. */
export function messages(page: Page): Locator {
  return page.locator('[aria-live]');
}

export type NavigationLink = { label: string; to: string; section?: HomeSectionId };

export const navigation: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About us', to: '/#About', section: 'About' },
  { label: 'Services', to: '/#Services', section: 'Services' },
  { label: 'Cloud Technologies', to: '/#CloudTechnologies', section: 'CloudTechnologies' },
  { label: 'Career', to: '/career' },
  { label: 'Contact', to: '/#contact', section: 'contact' },
];

export function navLinks(page: Page, list = 'Main') {
  return page.getByRole('navigation', { name: list }).getByRole('link');
}

export function navLink(page: Page, label: string, list = 'Main') {
  return page.getByRole('navigation', { name: list }).getByRole('link', { name: label });
}

export async function expectNavLinks(page: Page, list = 'Main') {
  await expect(navLinks(page, list)).toHaveText(navigation.map(({ label }) => label));
}

export function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

export function closeButton(page: Page) {
  return page.getByRole('button', { name: 'Close menu' });
}

export async function openMenu(page: Page) {
  await menuButton(page).click();
  await expectMenuOpen(page);
}

export async function expectMenuOpen(page: Page) {
  await expectNavLinks(page);
  await expect(closeButton(page)).toBeFocused();
}

export async function expectMenuClosed(page: Page) {
  await expect(navLinks(page)).toHaveCount(0);
  await nextFrames(page);
}

/** Returns what should be in view after following a hash link. The Career anchor is empty. */
export function destination(page: Page, id: HomeSectionId): Locator {
  const section = page.locator(`#${id}`);
  return id === homeSections.career ? section : section.getByRole('heading').first();
}

/** Fails unless the link's destination is in view. The title of a section must also have the focus. */
export async function expectArrival(page: Page, { to, section }: NavigationLink) {
  await expect(page).toHaveURL(to);
  if (section !== undefined) {
    await expectInView(destination(page, section));
    return expect(destination(page, section)).toBeFocused();
  }
  const name = to === paths.home ? content.company.name : content.careers.title;
  await expectInView(page.getByRole('heading', { level: 1, name }));
}

/** Fails unless the whole target is visible below the sticky header. */
export async function expectInView(target: Locator) {
  const inView = () =>
    target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const header = document.querySelector('body header')?.getBoundingClientRect();
      return header !== undefined && top >= header.bottom && bottom <= window.innerHeight;
    });
  await expect.poll(inView, { intervals: [50] }).toBe(true);
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

export async function expectScrollPosition(page: Page, top: number) {
  await expect.poll(() => scrollPosition(page), { intervals: [50] }).toBe(top);
}

export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await nextFrames(page);
}

/**
 * Clicks twice where the element is now, whatever the first click does to the page.
 *
 * @param pauseMs how long the person needs between the clicks
 */
export async function doubleClick(target: Locator, pauseMs: number) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const page = target.page();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(pauseMs);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/** Pastes into an empty page: only Chromium lets a script read the clipboard without a question. */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  // The empty icon keeps Chromium from requesting /favicon.ico.
  await reader.setContent('<link rel="icon" href="data:,"><textarea></textarea>');
  const text = reader.getByRole('textbox');
  await text.press('ControlOrMeta+V');
  await expect(text).not.toHaveValue('');
  const pasted = await text.inputValue();
  await reader.close();
  return pasted;
}

/**
 * Shows several elements at once as if they had the focus or the mouse. Only Chromium's developer tools
 * can do that.
 *
 * @returns a function that ends this
 */
export async function forceStates(
  page: Page,
  selector: string,
  states: ('focus' | 'focus-visible' | 'hover')[],
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
  }
  return () => session.detach();
}

/** Sets the text size of Chromium's settings, in px. The usual one is 16. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Fails if axe finds something, in a color scheme and at a width in px. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark', width: number) {
  await page.setViewportSize({ width, height: 740 });
  await page.emulateMedia({ colorScheme });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // is three times as fast, and skips only cross-origin frames
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations).toEqual([]);
}
