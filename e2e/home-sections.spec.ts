import type { Locator, Page } from '@playwright/test';

import { mailtoLink } from '../src/contact/links';
import { askAbout, copyLabel, homeLabels } from '../src/content/labels';
import { homeSections, paths } from '../src/paths';
import { cardRadius } from '../src/theme/tokens';
import { edits } from './edited-content';
import { content, expect, test, widths } from './fixtures';
import { originOf, sites } from './sites';
import { atEachWidth, linesOf, readClipboard, gotoAndHydrate } from './visiting';

const { company, home, services, cloudTechnologies } = content;
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

function cardsOf(page: Page, { title }: { title: string }): Locator {
  return page
    .getByRole('region', { name: title })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
}

async function box(target: Locator) {
  const found = await target.boundingBox();
  if (found === null) throw new Error(`${target} is not visible.`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every platform is a card with a surface, a line and round corners (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await gotoAndHydrate(page, paths.home);
    for (const card of await cardsOf(page, cloudTechnologies).all()) {
      const surface = card.locator('> div');
      await expect(surface).toHaveCSS('border-radius', `${cardRadius}px`);
      await expect(surface).toHaveCSS('border-top-width', '1px');
      await expect(surface).toHaveCSS('background-image', /gradient/);
    }
  });
}

test('the figure of a platform starts where its text starts', async ({ page }) => {
  await page.setViewportSize(desktop);
  await gotoAndHydrate(page, paths.home);
  for (const card of await cardsOf(page, cloudTechnologies).all()) {
    const { x } = await box(card.locator('img'));
    expect((await box(card.getByRole('heading'))).x).toBeCloseTo(x, 0);
    expect((await box(card.locator('p'))).x).toBeCloseTo(x, 0);
  }
});

test('on a phone, drawings after the first are beside titles, all of one size, and text has the full width', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await gotoAndHydrate(page, paths.home);
  for (const section of [services, cloudTechnologies]) {
    const sizes = new Set<string>();
    const [first, ...others] = await cardsOf(page, section).all();
    if (first && section === services) {
      expect((await box(first.locator('img'))).width).toBeGreaterThan(300);
    }
    for (const card of others) {
      const outer = await box(card);
      const drawing = await box(card.locator('img'));
      const title = await box(card.getByRole('heading'));
      const text = await box(card.locator('p').first());
      sizes.add(`${drawing.width} × ${drawing.height}`);
      expect(title.x).toBeGreaterThan(drawing.right);
      expect(title.y).toBeLessThan(drawing.bottom);
      expect(text.y).toBeGreaterThanOrEqual(drawing.bottom);
      expect(text.width).toBeGreaterThan(outer.width - 40);
    }
    expect(sizes.size).toBe(1);
  }
});

test('on a phone, the drawings of services are at least 132 × 100 px, and cards are 16 px apart', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await gotoAndHydrate(page, paths.home);
  let previousBottom: number | undefined;
  for (const card of await cardsOf(page, services).all()) {
    const drawing = await box(card.locator('img'));
    expect(drawing.width).toBeGreaterThanOrEqual(132);
    expect(drawing.height).toBeGreaterThanOrEqual(100);
    const { y, bottom } = await box(card);
    if (previousBottom !== undefined) expect(y - previousBottom).toBeCloseTo(16, 0);
    previousBottom = bottom;
  }
});

test('on a desktop, the line below the heading of services starts where the heading starts', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await gotoAndHydrate(page, paths.home);
  const section = page.getByRole('region', { name: services.title });
  const heading = await box(section.getByRole('heading', { name: services.title }));
  const lead = await box(section.getByText(services.lead));
  expect(lead.x).toBeCloseTo(heading.x, 0);
  expect(lead.y).toBeGreaterThanOrEqual(heading.bottom);
  expect(lead.y - heading.bottom).toBeLessThan(24);
});

test('each service and each platform has a link that writes an email about it', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  for (const { title } of [...services.cards, ...cloudTechnologies.cards]) {
    const link = page.getByRole('link', { name: `${homeLabels.ask} ${askAbout(title)}` });
    await expect(link).toHaveAttribute('href', mailtoLink(company.email, title));
  }
});

test('the text of cards is 16 px or larger at every width', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await atEachWidth(page, async () => {
    for (const section of [services, cloudTechnologies]) {
      const sizes = await cardsOf(page, section)
        .locator('p')
        .evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    }
  });
});

for (const { section, most } of [
  { section: services, most: 12 },
  { section: cloudTechnologies, most: 8 },
]) {
  test(`"${section.title}" fills its rows with 1 to ${most} cards`, async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    const list = page.getByRole('region', { name: section.title }).getByRole('list').first();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (let count = 1; count <= most; count++) {
        const gaps = await list.evaluate((element, length) => {
          const first = element.children[0];
          if (!first) throw new Error('There is no card to copy.');
          element.replaceChildren(...Array.from({ length }, () => first.cloneNode(true)));
          // Services have a lead card from three on.
          element.toggleAttribute('data-lead', length >= 3);
          // From the last card of each row to the right edge of the list.
          const { right } = element.getBoundingClientRect();
          const ends = new Map<number, number>();
          for (const card of element.children) {
            const { top, right: end } = card.getBoundingClientRect();
            ends.set(top, Math.max(ends.get(top) ?? 0, end));
          }
          return [...ends.values()].map((end) => Math.abs(right - end));
        }, count);
        expect(Math.max(...gaps), `${count} cards at ${width} px`).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('the stars turn while the page scrolls, except with reduced motion', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const sky = page.locator(`#${homeSections.cloudTechnologies} img`).first();
  const animations = () => sky.evaluate((image) => image.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(animations).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(animations).toBe(0);
});

test('a visible "Copy" is at the right end of each contact detail, large enough to tap', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  const contact = page.getByRole('region', { name: home.contact.title });
  await atEachWidth(page, async () => {
    for (const detail of ['phone', 'email', 'address']) {
      const button = contact.getByRole('button', { name: copyLabel(detail) });
      await expect(button).toHaveText('Copy');
      const { right, y, width, height } = await box(button);
      expect(width).toBeGreaterThanOrEqual(34);
      expect(height).toBeGreaterThanOrEqual(44);

      const row = contact
        .locator('dl > div')
        .filter({ has: page.getByRole('button', { name: copyLabel(detail) }) });
      const value = await box(row.getByRole('link'));
      expect(right).toBeCloseTo((await box(row)).right, 0);
      expect(y).toBeLessThan(value.bottom);
      await expect(button.locator('svg')).toBeVisible();
    }
  });
});

test.describe('the owner’s page', () => {
  test.use({ baseURL: originOf(sites.real), date: new Date().toISOString() });

  test('is at most 6,300 px high on a phone of 360 px', async ({ page }) => {
    await page.setViewportSize(phone);
    await gotoAndHydrate(page, paths.home);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6300);
  });
});

test.describe('with a long email address, a building number and ZIP+4', () => {
  test.use({ baseURL: originOf(sites.edited) });

  for (const viewport of [phone, desktop]) {
    test(`lines break between words only, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await gotoAndHydrate(page, paths.home);
      const contact = page.getByRole('region', { name: home.contact.title });

      const email = await linesOf(contact.getByRole('link', { name: edits.email }));
      expect(email.join('')).toBe(edits.email);
      for (const line of email.slice(0, -1)) expect(line).toMatch(/[@.]$/);

      const address = await linesOf(contact.getByRole('link', { name: edits.street }));
      expect(address.join('\n')).toContain('Building\u00a04');
      expect(address.join('\n')).toContain(`WI\u00a0${content.company.address.postalCode}`);

      await contact.getByRole('button', { name: copyLabel('email') }).click();
      await expect.poll(() => readClipboard(page)).toBe(edits.email);
    });
  }
});
