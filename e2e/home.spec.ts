import type { Locator, Page } from '@playwright/test';

import { addressLines, addressText } from '../src/contact/address';
import { mailtoLink, telLink } from '../src/contact/links';
import {
  askAbout,
  callLabel,
  copyLabel,
  footerLabels,
  homeLabels,
  networkNames,
  openPositions,
  uiLabels,
} from '../src/content/labels';
import { homeSections, paths } from '../src/paths';
import { cardRadius } from '../src/theme/tokens';
import { edits } from './edited-content';
import { content, expect, openJobs, test, widths } from './fixtures';
import { originOf, sites } from './sites';
import {
  atEachWidth,
  forEachStep,
  gotoAndHydrate,
  heading,
  linesOf,
  readClipboard,
} from './visiting';

const { company, home, services, cloudTechnologies, footer } = content;
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(({ page }) => gotoAndHydrate(page, paths.home));

test('the sections are in order', async ({ page }) => {
  const ids = Object.values(homeSections);
  const sections = page.locator(ids.map((id) => `#${id}`).join());
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
  await expect(page.locator(`#${homeSections.career}`)).toBeEmpty();

  const main = page.getByRole('main');
  const parts = [
    region(page, uiLabels.contactBar),
    page.getByRole('banner'),
    main.getByText(home.hero.greeting, { exact: true }),
    heading(page).getByText(company.name, { exact: true }),
    main.getByText(home.hero.tagline, { exact: true }),
    main.getByText(home.hero.offer, { exact: true }),
    main.getByRole('link', { name: homeLabels.moreInfo, exact: true }),
    main.getByRole('heading', { name: home.about.title }),
    main.getByText(home.about.demoQuestion, { exact: true }),
    ...[services, cloudTechnologies, home.contact].map(({ title }) =>
      main.getByRole('heading', { name: title }),
    ),
    page.getByRole('contentinfo'),
  ];
  await atEachWidth(page, async () => {
    const tops: number[] = [];
    for (const part of parts) {
      await expect(part).toBeVisible();
      tops.push((await part.boundingBox())?.y ?? NaN);
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

test('the hero leads job seekers to the open positions', async ({ page }) => {
  const text = openPositions(openJobs.length);
  await page.getByRole('main').getByRole('link', { name: text, exact: true }).click();
  await expect(page).toHaveURL(paths.career);
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
});

test('the words of the hero keep clear of the drawing’s cloud', async ({ page }) => {
  const words = page.locator(`#${homeSections.home} :is(h1, p, a)`);
  for (const width of [320, 360, 600, 768, 900, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await words.evaluateAll(textsOnCloud), `at ${width} px`).toEqual([]);
  }
});

test('email, phone and social links are in the top bar, the sections and the footer', async ({
  page,
}) => {
  const contactBar = region(page, uiLabels.contactBar);
  const contact = region(page, home.contact.title);
  const end = page.getByRole('contentinfo');

  await atEachWidth(page, async () => {
    for (const link of await contactBar.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
  for (const place of [contactBar, contact]) {
    await expectLink(place, company.email, `mailto:${company.email}`);
    await expectLink(place, company.phone, telLink(company.phone));
  }
  await expectLink(page.getByRole('main'), callLabel(company.phone), telLink(company.phone));
  await expectLink(region(page, home.about.title), company.demoPhone, telLink(company.demoPhone));
  await expectLink(end, company.designCredit.name, company.designCredit.url);
  for (const { network, url } of company.socialLinks) {
    for (const place of [contactBar, end]) {
      await expectNewTab(await expectLink(place, networkNames[network], url));
    }
  }
  await expectNewTab(contact.getByRole('link', { name: company.address.street }));
  for (const words of [
    footer.description,
    footerLabels.linksTitle,
    footerLabels.followTitle,
    `© ${company.copyrightYear} ${company.name}`,
    footer.trademarks,
  ]) {
    await expect(end.getByText(words)).toBeVisible();
  }
});

test('cards describe the company, its services and its technologies', async ({ page }) => {
  for (const { title, cards } of [home.about, services, cloudTechnologies]) {
    const found = cardsOf(page, title);
    await expect(found.getByRole('heading')).toHaveText(cards.map((card) => card.title));
    for (const [index, card] of cards.entries()) {
      const text = found.nth(index).getByText(card.text);
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeVisible();
      const picture = found.nth(index).locator('img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
  for (const { title } of [...services.cards, ...cloudTechnologies.cards]) {
    const question = `${homeLabels.ask} ${askAbout(title)}`;
    await expectLink(page.getByRole('main'), question, mailtoLink(company.email, title));
  }
});

test('every card has a surface with a line and round corners, in every color scheme', async ({
  page,
}) => {
  const surfaces = [home.about, services, cloudTechnologies].map(({ title }) =>
    cardsOf(page, title).locator('> div'),
  );
  await forEachStep(['light', 'dark'] as const, async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const surface of (await Promise.all(surfaces.map((all) => all.all()))).flat()) {
      await expect(surface).toHaveCSS('border-radius', `${cardRadius}px`);
      await expect(surface).not.toHaveCSS('background', /^rgba\(0, 0, 0, 0\) none/);
    }
  });
  await test.step('forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const surface of surfaces) {
      await expect(surface.first()).toHaveCSS('border-top-width', '1px');
    }
  });
});

for (const { section, most } of [
  { section: home.about, most: 4 },
  { section: services, most: 12 },
  { section: cloudTechnologies, most: 8 },
]) {
  test(`"${section.title}" fills its rows with 1 to ${most} cards`, async ({ page }) => {
    const list = region(page, section.title).locator('ul').first();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (let count = 1; count <= most; count++) {
        const gap = await list.evaluate(widestGap, count);
        expect(gap, `${count} cards at ${width} px`).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('the contact section shows the address, the email and the phone, and copies them @browser-habits', async ({
  page,
}) => {
  const contact = region(page, home.contact.title);
  const address = contact.getByRole('link', { name: company.address.street });
  for (const line of addressLines(company.address)) {
    await expect(address.getByText(line)).toBeVisible();
  }
  for (const [name, text] of [
    ['address', addressText(company.address)],
    ['email', company.email],
    ['phone', company.phone],
  ] as const) {
    const button = contact.getByRole('button', { name: copyLabel(name) });
    await expect(button).toHaveText('Copy');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeVisible();
    await expect.poll(() => readClipboard(page)).toBe(text);
  }
});

test('if copying is blocked, a message says so and the text is selected @browser-habits', async ({
  page,
}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy email' }).click();
  await expect(page.getByRole('status').filter({ hasText: company.email })).toContainText(
    'blocked copying',
  );
  await expect(page.getByText('Copied')).toBeHidden();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(company.email);
});

test.describe('the owner’s page', () => {
  test.use({ baseURL: originOf(sites.real), date: new Date().toISOString(), viewport: phone });

  test('is at most 6,300 px high on a phone of 360 px', async ({ page }) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6300);
  });
});

test.describe('with a long email address, a building number and ZIP+4', () => {
  test.use({ baseURL: originOf(sites.edited) });

  test('lines break between words only', async ({ page }) => {
    const contact = region(page, home.contact.title);
    for (const viewport of [phone, desktop]) {
      await test.step(`at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        const email = await linesOf(contact.getByRole('link', { name: edits.email }));
        expect(email.join('')).toBe(edits.email);
        for (const line of email.slice(0, -1)) expect(line).toMatch(/[@.]$/);

        const address = await linesOf(contact.getByRole('link', { name: edits.street }));
        expect(address.join('\n')).toContain('Building\u00a04');
        expect(address.join('\n')).toContain(`WI\u00a0${company.address.postalCode}`);
      });
    }
    await contact.getByRole('button', { name: copyLabel('email') }).click();
    await expect.poll(() => readClipboard(page)).toBe(edits.email);
  });
});

function cardsOf(page: Page, title: string): Locator {
  return region(page, title)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
}

async function expectLink(place: Locator, name: string, href: string): Promise<Locator> {
  const link = place.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', href);
  return link;
}

async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
}

/** In the page: the texts that are painted over the cloud; a text is narrower than its element. */
function textsOnCloud(elements: Element[]) {
  const cloud = document.querySelector('#hero-cloud')?.getBoundingClientRect();
  if (cloud === undefined) throw new Error('The cloud is not drawn.');
  return elements.flatMap((element) => {
    const range = new Range();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isBeside = right <= cloud.left || left >= cloud.right;
    return isBeside || bottom <= cloud.top || top >= cloud.bottom ? [] : element.textContent;
  });
}

/**
 * In the page: fills a list with copies of its first card, and returns the largest distance, in px,
 * from the last card of a row to the right edge of the list.
 */
function widestGap(list: Element, count: number): number {
  list.replaceChildren(
    ...Array.from({ length: count }, () => list.children[0]?.cloneNode(true) ?? ''),
  );
  // Services have a lead card from three on.
  list.toggleAttribute('data-lead', count >= 3);
  const { right } = list.getBoundingClientRect();
  const rowEnds = new Map<number, number>();
  for (const card of list.children) {
    const box = card.getBoundingClientRect();
    rowEnds.set(box.top, Math.max(rowEnds.get(box.top) ?? 0, box.right));
  }
  return Math.max(...[...rowEnds.values()].map((end) => right - end));
}
