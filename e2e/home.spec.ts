import type { Locator } from '@playwright/test';

import { trademarkNotice } from '../src/content/cloud-technologies';
import { addressLines, addressText, company } from '../src/content/company';
import { telLink } from '../src/content/contact-links';
import { footer } from '../src/content/footer';
import { atEachWidth } from './at-each-width';
import { expect, test } from './fixtures';
import { readClipboard } from './visiting';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many cards stand next to each other, row by row, at each width. */
const rows = {
  360: { about: [1, 1], services: [1, 1, 1, 1, 1, 1], technologies: [1, 1, 1, 1] },
  768: { about: [2], services: [2, 2, 2], technologies: [2, 2] },
  1280: { about: [2], services: [3, 3], technologies: [2, 2] },
};

test('The home page shows its parts in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const ids = ['home', 'About', 'Services', 'CloudTechnologies', 'Career', 'contact'];
  const found = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(found.filter((id) => ids.includes(id))).toEqual(ids);
  await expect(page.locator('#Career')).toBeEmpty();

  const main = page.getByRole('main');
  const parts = [
    page.getByRole('link', { name: company.email }).first(),
    page.getByRole('banner'),
    main.getByText('Welcome To', { exact: true }),
    main.getByRole('heading', { level: 1, name: company.name, exact: true }),
    main.getByText('We Provide Best Services and Support for all Your Needs.', { exact: true }),
    main.getByRole('link', { name: 'MORE INFO', exact: true }),
    main.getByRole('heading', { name: 'We Are a Trusted IT Solution Company', exact: true }),
    main.getByText('Need Product Demo?', { exact: true }),
    main.getByRole('heading', { name: 'Choose The Service You Need', exact: true }),
    main.getByRole('heading', { name: 'Latest Technologies you can Adopt', exact: true }),
    main.getByRole('heading', { name: 'Get in Touch', exact: true }),
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

test('The top bar says how to reach the company', async ({ page }) => {
  await page.goto('/');
  await atEachWidth(page, async () => {
    const email = page.getByRole('link', { name: company.email }).first();
    const phone = page.getByRole('link', { name: company.phone.display }).first();
    const networks = ['LinkedIn', 'Facebook'].map((name) =>
      page.getByRole('link', { name }).first(),
    );
    await expect(email).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(phone).toHaveAttribute('href', telLink(company.phone));
    for (const link of networks) await expectNewTab(link);

    const navigationTop = (await page.getByRole('banner').boundingBox())?.y ?? NaN;
    for (const link of [email, phone, ...networks]) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.y).toBeLessThan(navigationTop);
    }
  });
});

test('Cards tell about the company, its services and its technologies', async ({ page }) => {
  await page.goto('/');
  const about = page.getByRole('region', { name: 'We Are a Trusted IT Solution Company' });
  const services = page.getByRole('region', { name: 'Choose The Service You Need' });
  const technologies = page.getByRole('region', { name: 'Latest Technologies you can Adopt' });

  await expect(cards(about)).toHaveText(['Our Functionality', 'Our Mission']);
  await expect(cards(services)).toHaveText([
    'Business Process Automation',
    'Solution Architecture',
    'Support & Maintenance',
    'Big Data Applications',
    'Java',
    'IT Consulting',
  ]);
  await expect(cards(technologies)).toHaveText(['Salesforce', 'ServiceNow', 'AWS', 'Azure']);
  await expect(about.getByRole('link', { name: company.demoPhone.display })).toHaveAttribute(
    'href',
    telLink(company.demoPhone),
  );

  await atEachWidth(page, async (width) => {
    await expectRows(about, rows[width].about);
    await expectRows(services, rows[width].services);
    await expectRows(technologies, rows[width].technologies);
  });
});

test('Get in Touch shows the address, the e-mail and the phone', async ({ page }) => {
  await page.goto('/');
  const contact = page.getByRole('region', { name: 'Get in Touch' });
  const address = contact.getByRole('link', { name: company.address.street });
  const email = contact.getByRole('link', { name: company.email });
  const phone = contact.getByRole('link', { name: company.phone.display });
  await atEachWidth(page, async () => {
    for (const line of addressLines) await expect(address.getByText(line)).toBeVisible();
    await expect(address).toContainText('Warrenville');
    await expectNewTab(address);
    await expect(email).toBeVisible();
    await expect(email).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(phone).toBeVisible();
    await expect(phone).toHaveAttribute('href', telLink(company.phone));
  });
});

test('The footer ends the page', async ({ page }) => {
  await page.goto('/');
  const end = page.getByRole('contentinfo');
  const credit = end.getByRole('link', { name: company.designCredit.name });
  const links = end.getByRole('navigation', { name: 'Useful Links' }).getByRole('link');
  await expect(credit).toHaveAttribute('href', company.designCredit.url);
  expect(
    await links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')])),
  ).toEqual([
    ['Home', '/'],
    ['About us', '/#About'],
    ['Services', '/#Services'],
    ['Cloud Technologies', '/#CloudTechnologies'],
    ['Career', '/career'],
    ['Contact', '/#contact'],
  ]);
  await atEachWidth(page, async () => {
    await expect(end.getByText(footer.description)).toBeVisible();
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expect(end.getByRole('heading', { name: 'Follow us', exact: true })).toBeVisible();
    for (const name of ['LinkedIn', 'Facebook']) {
      const link = end.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', company.siteUrl);
      await expectNewTab(link);
    }
    await expect(end.getByText(`© 2022 ${company.name}`)).toBeVisible();
    await expect(credit).toBeVisible();
    await expect(end.getByText(trademarkNotice)).toBeVisible();
  });
});

test('The button at the end leads back to the top', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await expect(button).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('Copy buttons fill the clipboard and say so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const answers = page.getByRole('status').filter({ hasText: 'Copied' });
  const texts = { address: addressText, 'e-mail': company.email, phone: company.phone.display };
  for (const [index, [name, text]] of Object.entries(texts).entries()) {
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await expect(answers).toHaveCount(index + 1);
    expect(await readClipboard(page)).toBe(text);
  }
});

test('A refused clipboard is said, and the text stands there selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy e-mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: company.email })).toContainText(
    'did not allow copying',
  );
  await expect(page.getByText('Copied')).toBeHidden();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(company.email);
});

/** The titles of a section's cards. */
function cards(section: Locator) {
  return section.getByRole('heading', { level: 3 });
}

async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
}

/** Cards of one row are equally high, and there are as many of them as expected. */
async function expectRows(section: Locator, expected: readonly number[]) {
  const boxes = await cards(section).evaluateAll((headings) =>
    headings.map((title) => {
      const { top, height } = (title.parentElement ?? title).getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );
  const tops = [...new Set(boxes.map(({ top }) => top))];
  const found = tops.map((top) => boxes.filter((card) => card.top === top));
  expect(found.map((row) => row.length)).toEqual(expected);
  for (const row of found) expect(new Set(row.map(({ height }) => height)).size).toBe(1);
}
