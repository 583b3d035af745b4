import type { Page } from '@playwright/test';

import { company } from '../src/content/company';
import { formatDate, formatSalary } from '../src/content/format';
import { jobPath, jobs } from '../src/content/jobs';
import { expect, missingDocument, test } from './fixtures';

// The test parses markup on the page, which Trusted Types forbid the page itself.
test.use({ bypassCSP: true });

/** A value of the markup with the property that holds it. */
type Leaf = { property: string; value: string | number | boolean };

async function readGraph(page: Page): Promise<object[]> {
  const blocks = page.locator('script[type="application/ld+json"]');
  await expect(blocks).toHaveCount(1);
  return JSON.parse((await blocks.textContent()) ?? '')['@graph'];
}

function leaves(value: unknown, property = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, property));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, key));
  }
  return [{ property, value: value as Leaf['value'] }];
}

/** How a value of the markup reads on the page; `null` for what is no text: addresses, types, order. */
function asRead({ property, value }: Leaf): string | null {
  switch (property) {
    case '@type':
    case 'item':
    case 'position':
    case 'url':
    case 'logo':
    case 'sameAs':
      return null;
    case 'value':
      return typeof value === 'number' ? formatSalary(value) : String(value);
    case 'currency':
      return { USD: '$' }[String(value)] ?? 'unknown currency';
    case 'unitText':
      return { YEAR: 'per year' }[String(value)] ?? 'unknown unit';
    case 'datePosted':
    case 'validThrough':
      return formatDate(String(value));
    case 'employmentType':
      return { FULL_TIME: 'Full-time' }[String(value)] ?? 'unknown type';
    case 'addressCountry':
      return { US: 'USA' }[String(value)] ?? 'unknown country';
    case 'telephone':
      return value === company.phone.e164 ? company.phone.display : 'unknown number';
    case 'monthsOfExperience':
      return `${Number(value) / 12} years of experience`;
    case 'credentialCategory':
      return { 'postgraduate degree': "Master's degree" }[String(value)] ?? 'unknown degree';
    case 'experienceInPlaceOfEducation':
      return value === true ? "or Bachelor's plus 5 years of experience" : 'not so';
    case 'directApply':
      return value === true ? company.hrEmail : 'not so';
    default:
      return String(value);
  }
}

/** Text as one reads it: without tags, with entities resolved, white space folded. */
async function plain(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const text = new DOMParser().parseFromString(source, 'text/html').body.textContent;
    return text.replace(/\s+/g, ' ').trim();
  }, html);
}

for (const address of ['/', ...jobs.map(jobPath)]) {
  test(`${address}: all that the markup says stands on the page`, async ({ page }) => {
    await page.goto(address);
    const shown = await plain(
      page,
      (await page.locator('#root').innerText()).replaceAll('<', '&lt;'),
    );

    for (const leaf of leaves(await readGraph(page))) {
      const text = asRead(leaf);
      if (text === null) continue;
      if (leaf.property !== 'description') {
        expect(shown, leaf.property).toContain(text);
        continue;
      }
      const paragraphs = [...text.matchAll(/<(p|li)>(.*?)<\/\1>/g)].map(
        ([, , inner = '']) => inner,
      );
      expect(paragraphs.length).toBeGreaterThan(10);
      for (const paragraph of paragraphs) expect(shown).toContain(await plain(page, paragraph));
    }
  });
}

test('the list of openings and the 404 page carry no structured data', async ({ page, watch }) => {
  watch.expectErrors(missingDocument);
  for (const address of ['/career', '/no-such-page']) {
    await page.goto(address);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
});
