import type { Locator, Page } from '@playwright/test';

import { addressLines, addressText, mailtoLink, telLink } from '../src/content/address';
import { homeSections, paths } from '../src/content/paths';
import { readClipboard } from './support/clipboard';
import { expectIcon } from './support/icons';
import { closeButton, menuButton, openMenu } from './support/site-menu';
import { content, expect, openJobs, test } from './support/test';
import { atEachWidth, gotoAndHydrate, heading } from './support/visiting';

const { company, home, services, cloudTechnologies, footer } = content;

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(({ page }) => gotoAndHydrate(page, paths.home));

test('the page shows the hero and its sections in order', async ({ page }) => {
  const ids = Object.values(homeSections);
  const sections = page.locator(ids.map((id) => `#${id}`).join());
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
  await expect(page.locator(`#${homeSections.career}`)).toBeEmpty();

  const { greeting, tagline, offer } = home.hero;
  await expect(heading(page)).toHaveText(`${greeting} ${company.name} ${offer}`);
  for (const text of [tagline, home.about.demoQuestion]) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  }
  for (const { title } of [home.about, services, cloudTechnologies, home.contact]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('the largest text of the page is what the company does', async ({ page }) => {
  const { greeting, offer } = home.hero;
  const fontSize = (text: string) =>
    heading(page)
      .getByText(text)
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  await atEachWidth(page, async () => {
    expect(await fontSize(offer)).toBeGreaterThan(1.5 * (await fontSize(greeting)));
  });
});

test('the hero links to the open positions', async ({ page }) => {
  const text = `${openJobs.length} open positions`;
  await page.getByRole('main').getByRole('link', { name: text, exact: true }).click();
  await expect(page).toHaveURL(paths.career);
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
});

test('email addresses and phone numbers are links', async ({ page }) => {
  for (const name of ['Contact details', home.contact.title]) {
    await expectLink(region(page, name), company.email, `mailto:${company.email}`);
    await expectLink(region(page, name), company.phone, telLink(company.phone));
  }
});

test('on phones, the contact details are high enough to tap', async ({ page }) => {
  const contact = region(page, home.contact.title);
  for (const width of [320, 360, 430]) {
    await page.setViewportSize({ width, height: 720 });
    for (const name of [company.phone, company.email]) {
      const box = await contact.getByRole('link', { name }).boundingBox();
      expect(box?.height, `${name} at ${width} px`).toBeGreaterThanOrEqual(24);
    }
  }
});

test('controls show the icons of what they do', async ({ page }) => {
  const top = region(page, 'Contact details');
  const contact = region(page, home.contact.title);
  for (const [place, name, icon] of [
    [top, company.email, 'mail'],
    [top, company.phone, 'phone'],
    [region(page, home.about.title), /^Call/, 'phone'],
    [contact, home.contact.button, 'mail'],
    [contact, /Open map/, 'arrow-up-right'],
    ...[top, page.getByRole('contentinfo')].flatMap((links) =>
      company.socialLinks.map(
        ({ network }) => [links, new RegExp(network, 'i'), network.toLowerCase()] as const,
      ),
    ),
  ] as const) {
    await expectIcon(place.getByRole('link', { name }), `icons/${icon}`);
  }
  await expectIcon(contact.getByRole('button', { name: 'Copy phone' }), 'icons/copy');
  await expectIcon(page.getByRole('link', { name: home.hero.button }), 'icons/mail');
  await page.setViewportSize({ width: 360, height: 720 });
  await expectIcon(menuButton(page), 'icons/menu');
  await openMenu(page);
  await expectIcon(closeButton(page), 'icons/close');
});

test('social links and the map open in a new tab', async ({ page }) => {
  for (const { network, url } of company.socialLinks) {
    for (const place of [region(page, 'Contact details'), page.getByRole('contentinfo')]) {
      await expectNewTab(await expectLink(place, new RegExp(network, 'i'), url));
    }
  }
  const map = region(page, home.contact.title).getByRole('link', { name: company.address.street });
  await expectNewTab(map);
});

test('the footer shows the description, the copyright and the design credit', async ({ page }) => {
  const footerRegion = page.getByRole('contentinfo');
  const copyright = `© ${company.copyrightYear} ${company.name}`;
  for (const words of [footer.description, copyright, footer.trademarks]) {
    await expect(footerRegion.getByText(words)).toBeVisible();
  }
  await expectLink(footerRegion, company.designCredit.name, company.designCredit.url);
});

test('every card shows its title, text and illustration', async ({ page }) => {
  for (const { title, cards } of [home.about, services, cloudTechnologies]) {
    const items = region(page, title)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(items.getByRole('heading')).toHaveText(cards.map((card) => card.title));
    for (const [index, { text }] of cards.entries()) {
      const item = items.nth(index);
      await item.scrollIntoViewIfNeeded();
      await expect(item.getByText(text)).toBeVisible();
      const surface = item.locator('> div');
      await expect(surface).toHaveCSS('border-radius', '20px');
      // The others are on the open ground and in the night sky.
      const noBackground = expect(surface);
      await (cards === services.cards ? noBackground.not : noBackground).toHaveCSS(
        'background',
        /^rgba\(0, 0, 0, 0\) none/,
      );
      await expect(item.locator('img')).not.toHaveCount(0);
    }
  }
});

test('each step shows its part of the drawing', async ({ page }) => {
  const steps = region(page, home.about.title)
    .getByRole('listitem')
    .locator('img[src*="approach"]');
  await expect(steps).toHaveCount(home.about.steps.length);
  const views = await steps.evaluateAll((all) =>
    all.map((image) => {
      const view = /viewBox\((-?\d+),\d+,(\d+)/.exec((image as HTMLImageElement).src);
      return { left: Number(view?.[1]), width: Number(view?.[2]) };
    }),
  );
  for (const [index, { left }] of views.slice(1).entries()) {
    const before = views[index];
    expect(left).toBeGreaterThanOrEqual((before?.left ?? NaN) + (before?.width ?? NaN));
  }
});

test('on phones, services show their whole drawing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const drawings = region(page, services.title).getByRole('listitem').locator('img');
  await expect(drawings).toHaveCount(services.cards.length);
  const sizes = await drawings.evaluateAll((all) =>
    all.map((drawing) => {
      const { width, height } = drawing.getBoundingClientRect();
      const [fullWidth, fullHeight] = ['width', 'height'].map((side) =>
        Number(drawing.getAttribute(side)),
      );
      return { width, ratio: width / height, whole: (fullWidth ?? NaN) / (fullHeight ?? NaN) };
    }),
  );
  for (const { width, ratio, whole } of sizes) {
    expect(width).toBeGreaterThan(300);
    expect(ratio).toBeCloseTo(whole, 1);
  }
});

test('1 to 4 cards about the company fill their rows', async ({ page }) => {
  const list = region(page, home.about.title).locator('ul').first();
  await atEachWidth(page, async () => {
    for (let count = 1; count <= 4; count++) {
      await expectFullRows(list, Array<undefined>(count).fill(undefined));
    }
  });
});

// src/pages/home/service-rows.test.ts tests which sizes 1 to 12 services have.
test('services fill their rows', async ({ page }) => {
  const list = region(page, services.title).locator('ul').first();
  const rows = [['large', 'large'], ['wide'], ['small', 'small', 'small']];
  await atEachWidth(page, async () => {
    for (const sizes of [...rows, rows.flat(), rows.toReversed().flat()]) {
      await expectFullRows(list, sizes);
    }
  });
});

async function expectFullRows(list: Locator, sizes: (string | undefined)[]) {
  const gaps = (await list.evaluate(rowsOf, sizes)).map(({ toRight }) => toRight);
  expect(Math.max(...gaps), sizes.join() || 'cards').toBeLessThanOrEqual(1);
}

test('1 to 12 platforms fill their rows from the left', async ({ page }) => {
  const list = region(page, cloudTechnologies.title).locator('ul').first();
  await atEachWidth(page, async () => {
    for (let count = 1; count <= 12; count++) {
      const rows = await list.evaluate(rowsOf, Array<undefined>(count).fill(undefined));
      for (const [index, { toLeft, toRight }] of rows.entries()) {
        expect(toLeft, `${count} cards`).toBeLessThanOrEqual(1);
        if (index < rows.length - 1) expect(toRight, `${count} cards`).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('the contact details are above the lake or in the dark of its sky', async ({ page }) => {
  const contact = region(page, home.contact.title);
  await atEachWidth(page, async () => {
    const list = await contact.locator('ul').boundingBox();
    const lake = await contact.locator('img[src*="lake"]').boundingBox();
    const [skyBegins = NaN, height = NaN] = [lake?.y, lake?.height];
    expect((list?.y ?? NaN) + (list?.height ?? NaN)).toBeLessThanOrEqual(skyBegins + height / 5);
  });
});

test('every service says what the client gets', async ({ page }) => {
  for (const { title, youGet } of services.cards) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(`${services.youGetLabel} ${youGet}`)).toBeVisible();
  }
});

test('in each row of services, what the client gets starts at the same height', async ({
  page,
}) => {
  const cards = region(page, services.title).locator('ul > li');
  await atEachWidth(page, async () => {
    const places = await cards.evaluateAll((all) =>
      all.map((card) => {
        const result = [...card.querySelectorAll('p')].at(-1);
        const [row, start] = [card, result].map(
          (element) => element?.getBoundingClientRect().top ?? 0,
        );
        return { row, start };
      }),
    );
    for (const { row, start } of places) {
      expect(start).toBe(places.find((place) => place.row === row)?.start);
    }
  });
});

test('samples of what a client gets are in their cards and labeled; phones open them', async ({
  page,
}) => {
  const cards = region(page, services.title).getByRole('listitem');
  const withSample = services.cards.filter((card) => card.sample);
  expect(withSample.length).toBeGreaterThan(1);
  for (const { title, sample } of withSample) {
    const sheet = cards.filter({ hasText: title }).getByRole('figure');
    await expect(sheet.getByText(sample?.title ?? '')).toBeVisible();
    await expect(sheet.getByText(services.sampleLabel, { exact: true })).toBeVisible();
    const lines = sample?.lines ?? [];
    await expect(sheet.getByRole('term')).toHaveText(lines.map(({ label }) => label));
    await expect(sheet.getByRole('definition')).toHaveText(lines.map(({ text }) => text));
  }
  const sheets = cards.getByRole('figure');
  await expect(sheets).toHaveCount(withSample.length);

  await page.setViewportSize({ width: 360, height: 760 });
  await expect(sheets).toHaveCount(0);
  for (const { title, sample } of withSample) {
    const card = cards.filter({ hasText: title });
    await expect(card.getByRole('definition')).toHaveCount(0);
    await card.getByText(`${services.sampleLabel}: ${sample?.title}`).click();
    const texts = (sample?.lines ?? []).map(({ text }) => text);
    await expect(card.getByRole('definition')).toHaveText(texts);
  }
});

test('the hero and each section end with one call to action', async ({ page }) => {
  const start = page.getByRole('main').getByRole('link', { name: home.hero.button });
  await expect(start).toHaveAttribute('href', mailtoLink(company.email));
  const demoPhone = company.demoPhone ?? company.phone;
  for (const [title, name, href] of [
    [home.about.title, `Call ${demoPhone}`, telLink(demoPhone)],
    [services.title, services.ask.link, mailtoLink(company.email, 'Services')],
    [
      cloudTechnologies.title,
      cloudTechnologies.ask.link,
      mailtoLink(company.email, 'Cloud Technologies'),
    ],
  ] as const) {
    const links = region(page, title).getByRole('link');
    await expect(links).toHaveText([name]);
    await expect(links).toHaveAttribute('href', href);
  }
  for (const { question, answer } of [services.ask, cloudTechnologies.ask]) {
    await expect(page.getByText(question)).toBeVisible();
    await expect(page.getByText(answer)).toBeVisible();
  }
});

test('references show who says it, and link to the work', async ({ page }) => {
  const { title = '', quotes: expected = [] } = home.references ?? {};
  const quotes = region(page, title).getByRole('figure');
  await expect(quotes).toHaveCount(expected.length);
  for (const [index, { text, who, role, company: client, url }] of expected.entries()) {
    const quote = quotes.nth(index);
    await expect(quote.getByRole('blockquote')).toHaveText(text);
    await expect(quote).toContainText(`${who}, ${role}, ${client}`);
    if (url === undefined) await expect(quote.getByRole('link')).toHaveCount(0);
    else await expectNewTab(await expectLink(quote, client, url));
  }
});

test('the contact section copies the address, the email and the phone number @full-chromium', async ({
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
    await contact.getByRole('button', { name: `Copy ${name}` }).click();
    await expect(contact.getByText(`Copied ${name}`, { exact: true })).toBeVisible();
    await expect.poll(() => readClipboard(page)).toBe(text);
  }
});

test('if copying is blocked, the text is selected and a message appears @full-chromium', async ({
  page,
}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy email' }).click();
  const status = page.locator('[aria-live]').filter({ hasText: company.email });
  await expect(status).toContainText('blocked copying');
  await expect(page.getByText('Copied')).toBeHidden();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(company.email);
});

test('"Copied" disappears while the text is copied once more', async ({ page }) => {
  await page.evaluate(() => {
    const copies = [Promise.resolve(), new Promise<void>(() => {})];
    navigator.clipboard.writeText = () => copies.shift() ?? Promise.reject();
  });
  const copy = page.getByRole('button', { name: 'Copy email' });
  await copy.click();
  await expect(page.getByText('Copied')).toBeVisible();
  await copy.click();
  // Without waiting, because the message disappears by itself after a while.
  expect(await page.getByText('Copied').count()).toBe(0);
});

async function expectLink(place: Locator, name: string | RegExp, href: string): Promise<Locator> {
  const link = place.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', href);
  return link;
}

async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
}

/**
 * Runs in the page: fills a list with copies of its first card.
 *
 * @param sizes of the copies, if the cards have sizes
 * @returns for each row, the distances, in px, from its cards to the edges of the list
 */
function rowsOf(
  list: Element,
  sizes: (string | undefined)[],
): { toLeft: number; toRight: number }[] {
  const copies = sizes.map((size) => {
    const copy = list.children[0]?.cloneNode(true) as HTMLElement;
    if (size) copy.dataset.size = size;
    return copy;
  });
  list.replaceChildren(...copies);
  const { left, right } = list.getBoundingClientRect();
  const rows = new Map<number, { toLeft: number; toRight: number }>();
  for (const card of list.children) {
    const box = card.getBoundingClientRect();
    const toLeft = rows.get(box.top)?.toLeft ?? box.left - left;
    rows.set(box.top, { toLeft, toRight: right - box.right });
  }
  return [...rows.values()];
}
