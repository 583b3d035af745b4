import type { Locator, Page } from '@playwright/test';

import { type HomeSectionId, homeSections } from '../../src/content/paths';
import { expect } from './test';
import { nextFrames } from './visiting';

/** What should be in view after following a hash link; the Career anchor is empty. */
export function destination(page: Page, id: HomeSectionId): Locator {
  const section = page.locator(`#${id}`);
  return id === homeSections.career ? section : section.getByRole('heading').first();
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
