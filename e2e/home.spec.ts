import type { Locator, Page } from '@playwright/test';

import { addressText } from '../src/content/address';
import { paths } from '../src/content/paths';
import { usualWidths } from './support/layout';
import { loadPictures, refuseToCopy } from './support/page-functions';
import { heading, messages, readClipboard } from './support/page-objects';
import { content, expect, forEachStep, gotoAndHydrate, now, openJobs, test } from './support/test';

const { company, home, services, cloudTechnologies } = content;

test('the home page is complete, and says what the company does', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await test.step('the largest text of the page is what the company does', async () => {
    const fontSize = (text: string) =>
      heading(page)
        .getByText(text)
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { greeting, offer } = home.hero;
      expect(await fontSize(offer)).toBeGreaterThan(1.5 * (await fontSize(greeting)));
    }
  });

  await test.step('the top bar has the whole email address where there is room', async () => {
    const email = page.getByRole('region', { name: 'Contact details' }).getByText(company.email);
    for (const width of [480, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await email.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(100);
    }
  });

  await test.step('the steps have pictures at every width', async () => {
    const list = page.getByRole('list').filter({ hasText: String(home.about.steps[0]?.text) });
    const steps = page.locator('div').filter({ has: list }).last();
    for (const width of usualWidths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(
        steps.locator('img').filter({ visible: true }),
        `at ${width} px`,
      ).not.toHaveCount(0);
    }
  });

  await test.step('on a desktop, a service with a sample has a row of its own', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const cards = page.locator('#Services').getByRole('list').first();
    const width = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;
    const withSample = cards.getByRole('listitem').filter({ has: page.getByRole('figure') });
    await expect(withSample).not.toHaveCount(0);
    for (const card of await withSample.all()) {
      expect(await width(card)).toBeCloseTo(await width(cards), 0);
    }
  });

  await test.step('links to other sites open in a new tab, and say so', async () => {
    const links = page.locator('a[href^="https:"]');
    await expect(links.filter({ hasText: 'Open map' })).toHaveCount(1);
    for (const { network } of company.socialLinks) {
      await expect(page.getByRole('link', { name: new RegExp(network, 'i') })).toHaveCount(2);
    }
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
  });

  await test.step('the hero links to the open positions', async () => {
    const text = `${openJobs.length} open positions`;
    const link = page.getByRole('main').getByRole('link', { name: text, exact: true });
    await expect(link).toHaveAttribute('href', paths.career);
  });

  await test.step('every card has a drawing, and every picture loads', async () => {
    const cards = [...home.about.cards, ...services.cards, ...cloudTechnologies.cards];
    for (const { title } of cards) {
      await expect(cardOf(page, title).locator('img, svg'), title).not.toHaveCount(0);
    }
    await page.evaluate(loadPictures);
    const missing = page
      .locator('img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(({ naturalWidth }) => !naturalWidth)
          .map(({ src }) => src),
      );
    expect(await missing).toEqual([]);
  });
});

const copied: Record<string, string> = {
  address: addressText(company.address),
  email: company.email,
  phone: company.phone,
};

test(
  'the contact section copies the address, the email and the phone number',
  { tag: '@engines' },
  async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    await forEachStep(Object.keys(copied), async (name) => {
      await page.getByRole('button', { name: `Copy ${name}` }).click();
      await expect(page.getByRole('button', { name: `Copied ${name}` })).toBeVisible();
      expect(await readClipboard(page)).toBe(copied[name]);
    });
  },
);

test('every click on Copy is answered for four seconds; only "Copied" has a tick', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  const button = page.getByRole('main').getByRole('button', { name: 'email' });
  const icon = button.locator('path');
  const copyIcon = String(await icon.getAttribute('d'));
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);

  for (const pause of [0, 3500]) {
    await page.clock.runFor(pause);
    await button.click();
    // The browser takes real time to copy; the four seconds begin then.
    await expect(button).toHaveAccessibleName('Copied email');
    await page.clock.runFor(3900);
    await expect(button).toHaveAccessibleName('Copied email');
    await expect(messages(page).getByText('Copied email')).toHaveCount(1);
    await expect(icon).not.toHaveAttribute('d', copyIcon);
  }
  await page.clock.runFor(100);
  await expect(button).toHaveAccessibleName('Copy email');
  await expect(messages(page).getByText('Copied email')).toHaveCount(0);
  await expect(icon).toHaveAttribute('d', copyIcon);

  await page.evaluate(refuseToCopy);
  await button.click();
  await expect(button).toHaveAccessibleName('Couldn’t copy email');
  await expect(icon).toHaveAttribute('d', copyIcon);
});

test.describe('on a touch screen', () => {
  // Without motion, colors change at once.
  const contextOptions = { reducedMotion: 'reduce' } as const;
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
    contextOptions,
  });

  test('a tapped button looks as before', async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    for (const button of [
      page.getByRole('link', { name: 'MORE INFO' }),
      page.getByRole('button', { name: 'phone' }),
    ]) {
      const colors = () =>
        button.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        });
      const before = await colors();
      await button.tap();
      expect(await colors()).toBe(before);
    }
  });
});

function cardOf(page: Page, title: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}
