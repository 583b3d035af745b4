import type { Page } from '@playwright/test';

import { e164 } from '../src/contact/links';
import { formatDate, formatSalary } from '../src/jobs/format';
import { employmentTypeNames, jobPath } from '../src/jobs/job';
import { closedJob, content, expect, openJobs, test } from './fixtures';

const { company } = content;

// Search engines read the document as it is served.
test.use({ javaScriptEnabled: false });

/** A value of the markup with the property that holds it. */
type Leaf = { property: string; value: string | number | boolean };

async function readGraph(page: Page): Promise<{ '@type': string }[]> {
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

/** Addresses, types and the order of things are no text. */
const silent = ['@type', 'item', 'position', 'url', 'logo', 'sameAs'];

/** How values that a page says in other words read there. */
const readings: Record<string, Record<string, string>> = {
  currency: { USD: '$' },
  unitText: { YEAR: 'per year' },
  employmentType: employmentTypeNames,
  addressCountry: { US: 'USA' },
  telephone: { [e164(company.phone)]: company.phone },
  credentialCategory: { 'bachelor degree': "Bachelor's degree" },
  monthsOfExperience: { 48: '4 years of experience' },
  experienceInPlaceOfEducation: { true: "Bachelor's degree, or 4 years of experience" },
  directApply: { true: company.hrEmail },
};

/** The texts that stand on a page for a value of its markup. */
function textsOf({ property, value }: Leaf): string[] {
  if (silent.includes(property)) return [];
  if (typeof value === 'number' && property === 'value') return [formatSalary(value)];
  const text = String(value);
  if (/^(datePosted|validThrough)$/.test(property)) return [formatDate(text)];
  if (property === 'description') {
    return [...text.matchAll(/<(p|li)>(.*?)<\/\1>/g)].map(([, , inner = '']) => plain(inner));
  }
  const words = readings[property];
  return [words === undefined ? text : (words[text] ?? `unknown ${property}: ${text}`)];
}

function plain(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

test('search engines get what each page is, and all of it stands on the page', async ({ page }) => {
  const expected: Record<string, string[]> = {
    '/': ['Organization', 'WebSite'],
    [jobPath(closedJob)]: ['BreadcrumbList'],
  };
  for (const job of openJobs) expected[jobPath(job)] = ['BreadcrumbList', 'JobPosting'];

  for (const [address, types] of Object.entries(expected)) {
    await page.goto(address);
    const shown = (await page.locator('#root').innerText()).replaceAll(/\s+/g, ' ');
    const graph = await readGraph(page);

    expect(
      graph.map((thing) => thing['@type']),
      address,
    ).toEqual(types);
    for (const text of leaves(graph).flatMap(textsOf)) expect(shown, address).toContain(text);
  }
});

test('neither the list of jobs nor the 404 page has structured data', async ({ request }) => {
  for (const address of ['/career', '/no-such-page']) {
    expect(await (await request.get(address)).text()).not.toContain('application/ld+json');
  }
});
