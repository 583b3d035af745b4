import type { Locator } from '@playwright/test';

import { addressLines, addressText } from '../src/contact/address';
import { telLink } from '../src/contact/links';
import {
  callLabel,
  copyLabel,
  footerLabels,
  homeLabels,
  uiLabels,
  networkNames,
  openPositions,
} from '../src/content/labels';
import { homeSections, paths } from '../src/paths';
import { content, expect, openJobs, test } from './fixtures';
import { atEachWidth, heading, readClipboard, gotoAndHydrate } from './visiting';

const { company, home, services, cloudTechnologies, footer } = content;

test.beforeEach(({ page }) => gotoAndHydrate(page, paths.home));

test('the sections are in order', async ({ page }) => {
  const ids = Object.values(homeSections);
  const sections = page.locator(ids.map((id) => `#${id}`).join());
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
  await expect(page.locator(`#${homeSections.career}`)).toBeEmpty();

  const main = page.getByRole('main');
  const parts = [
    page.getByRole('region', { name: uiLabels.contactBar }),
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

test('the hero has a button that calls the company, beside MORE INFO', async ({ page }) => {
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: callLabel(company.phone), exact: true });
  await expect(call).toHaveAttribute('href', telLink(company.phone));
  await expect(call).toContainText(company.phone);
  const moreInfo = main.getByRole('link', { name: homeLabels.moreInfo });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await call.boundingBox())?.y).toBe((await moreInfo.boundingBox())?.y);
  }
});

test('in the hero the offer is larger than the tagline or as large', async ({ page }) => {
  const fontSize = (text: string) =>
    page
      .getByText(text, { exact: true })
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  await atEachWidth(page, async () => {
    const { tagline, offer } = home.hero;
    expect(await fontSize(offer)).toBeGreaterThanOrEqual(await fontSize(tagline));
  });
});

test('the demo number is beside its question, at the right end of the row', async ({ page }) => {
  const about = page.getByRole('region', { name: home.about.title });
  const question = await about.getByText(home.about.demoQuestion, { exact: true }).boundingBox();
  const number = await about.getByRole('link', { name: company.demoPhone }).boundingBox();
  const cards = await about.locator('ul').boundingBox();
  const right = (box: Box | null) => (box ? box.x + box.width : NaN);
  expect(right(number)).toBeCloseTo(right(cards), 0);
  expect(number?.y).toBeLessThan((question?.y ?? NaN) + (question?.height ?? NaN));
});

test('the words of the hero keep clear of the drawing’s cloud', async ({ page }) => {
  const words = page.locator(`#${homeSections.home} :is(h1, p, a)`);
  const cloud = page.locator('#hero-cloud');
  for (const width of [320, 360, 600, 768, 900, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const drawn = await cloud.boundingBox();
    for (const { text, box } of await words.evaluateAll(textBoxes)) {
      expect(overlap(box, drawn), `"${text}" at ${width} px`).toBe(false);
    }
  }
});

test('the top bar says how to reach the company', async ({ page }) => {
  const bar = page.getByRole('region', { name: uiLabels.contactBar });
  await atEachWidth(page, async () => {
    await expectWaysToReach(bar);
    await expectSocialLinks(bar);
    for (const link of await bar.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});

test('cards describe the company, its services and its technologies', async ({ page }) => {
  for (const { title, cards } of [home.about, services, cloudTechnologies]) {
    const section = page.getByRole('region', { name: title });
    const found = section.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(found.getByRole('heading')).toHaveText(cards.map((card) => card.title));
    for (const [index, card] of cards.entries()) {
      await expect(found.nth(index).getByText(card.text)).toBeVisible();
    }
  }
  const demo = page
    .getByRole('region', { name: home.about.title })
    .getByRole('link', { name: company.demoPhone });
  await expect(demo).toHaveAttribute('href', telLink(company.demoPhone));
});

test('a card about the company has an icon, and a surface with round corners', async ({ page }) => {
  for (const { title } of home.about.cards) {
    const name = page.getByRole('heading', { name: title, exact: true });
    const surface = name.locator('..');
    await name.scrollIntoViewIfNeeded();
    await expect(surface.locator('img')).toHaveJSProperty('complete', true);
    await expect(surface.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(surface).toHaveCSS('border-radius', '20px');
    await expect(surface).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

test('one to four cards about the company fill their rows', async ({ page }) => {
  const list = page.getByRole('region', { name: home.about.title }).locator('ul');
  for (const count of [1, 2, 3, 4]) {
    await list.evaluate((ul, wanted) => {
      const [first] = ul.children;
      ul.replaceChildren(...Array.from({ length: wanted }, () => first?.cloneNode(true) ?? ''));
    }, count);
    const free = await list.evaluate(
      (ul) =>
        ul.getBoundingClientRect().right -
        (ul.lastElementChild?.getBoundingClientRect().right ?? 0),
    );
    expect(free, `${count} cards`).toBeCloseTo(0);
  }
});

test('the contact section shows the address, the email and the phone, and copies them @browser-habits', async ({
  page,
}) => {
  const contact = page.getByRole('region', { name: home.contact.title });
  const address = contact.getByRole('link', { name: company.address.street });
  for (const line of addressLines(company.address)) {
    await expect(address.getByText(line)).toBeVisible();
  }
  await expectNewTab(address);
  await expectWaysToReach(contact);

  for (const [name, text] of [
    ['address', addressText(company.address)],
    ['email', company.email],
    ['phone', company.phone],
  ] as const) {
    await contact.getByRole('button', { name: copyLabel(name) }).click();
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

test('the footer ends the page', async ({ page }) => {
  const end = page.getByRole('contentinfo');
  const credit = end.getByRole('link', { name: company.designCredit.name });
  await atEachWidth(page, async () => {
    await expect(credit).toHaveAttribute('href', company.designCredit.url);
    await expectSocialLinks(end);
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
});

type Box = { x: number; y: number; width: number; height: number };

/** In the page: where an element's text is painted, which is narrower than its box. */
function textBoxes(elements: Element[]) {
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { text: element.textContent, box: { x, y, width, height } };
  });
}

function overlap(one: Box, other: Box | null): boolean {
  if (other === null) throw new Error('The cloud is not drawn.');
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

async function expectWaysToReach(place: Locator) {
  const email = place.getByRole('link', { name: company.email });
  await expect(email).toHaveAttribute('href', `mailto:${company.email}`);
  const phone = place.getByRole('link', { name: company.phone });
  await expect(phone).toHaveAttribute('href', telLink(company.phone));
}

async function expectSocialLinks(place: Locator) {
  for (const { network, url } of company.socialLinks) {
    const link = place.getByRole('link', { name: networkNames[network] });
    await expect(link).toHaveAttribute('href', url);
    await expectNewTab(link);
  }
}

async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
}
