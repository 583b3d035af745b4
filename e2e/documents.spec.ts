import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';

import { jobPath, paths } from '../src/content/paths';
import { closedJob, content, expect, forEachStep, job, test, unknownPath } from './support/test';

const { company, home, careers, notFound } = content;

test.use({ javaScriptEnabled: false });

const homeHead = { title: home.pageTitle, description: home.pageDescription, canonical: '/' };
const sitePicture = { picture: 'site', alt: home.previewAlt };

/** What links to a page show where it is shared, and what search engines read. */
type Head = {
  path: string;
  status?: number;
  title: string;
  description: string;
  canonical?: string;
  /** The name of the preview image, and its alternative text. */
  picture: string;
  alt: string;
  /** The title of the posting for search engines. */
  posting?: string;
};

const heads: Head[] = [
  { path: paths.home, ...homeHead, ...sitePicture },
  { path: paths.homeAlias, ...homeHead, ...sitePicture },
  {
    path: paths.career,
    title: careers.title,
    description: careers.lead,
    canonical: paths.career,
    ...sitePicture,
  },
  {
    path: jobPath(job),
    title: job.title,
    description: `${job.location}. $28,000 per year. ${job.summary}`,
    canonical: jobPath(job),
    picture: job.slug,
    alt: `${job.title} at ${company.name}, ${job.location}, $28,000 per year`,
    posting: job.title,
  },
  {
    path: jobPath(closedJob),
    title: closedJob.title,
    description: `${closedJob.location}. $71,300 per year. ${closedJob.summary}`,
    canonical: jobPath(closedJob),
    picture: closedJob.slug,
    alt: `${closedJob.title} at ${company.name}, ${closedJob.location}, $71,300 per year`,
  },
  {
    path: unknownPath,
    status: 404,
    title: notFound.title,
    description: notFound.text,
    ...sitePicture,
  },
];

test('every page has a complete head', async ({ page, request }) => {
  for (const head of heads) await test.step(head.path, () => expectHead(page, request, head));
});

test("every file in the home page's head exists", async ({ page, request }) => {
  await page.goto(paths.home);
  const files = await page
    .locator('head :is([href^="/"], [src^="/"])')
    .evaluateAll((all) => all.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src')));
  expect(files).toEqual(
    expect.arrayContaining(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/feed.xml']),
  );
  await forEachStep(files.map(String), async (file) => {
    expect((await request.get(file)).status()).toBe(200);
  });
});

async function expectHead(page: Page, request: APIRequestContext, head: Head) {
  const { path, status = 200, title, description, canonical, picture, alt, posting } = head;
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await expect(page).toHaveTitle(`${title} | ${company.name}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // Sites that show previews read Open Graph's tags by their property (ogp.me).
  const meta = (key: string) =>
    page.locator(`meta[${key.startsWith('og:') ? 'property' : 'name'}="${key}"]`);
  for (const [key, text] of [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:locale', 'en_US'],
    ['og:image', `${company.siteUrl}/previews/${picture}.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
    ['twitter:card', 'summary_large_image'],
    // Phones lay out the page in their own width, and scroll bars have the visitor's scheme.
    ['viewport', 'width=device-width, initial-scale=1'],
    ['color-scheme', 'light dark'],
    ['format-detection', 'telephone=no, date=no, address=no, email=no'],
  ] as const) {
    await expect(meta(key), key).toHaveAttribute('content', text);
  }
  const html = await response?.text();
  // Where a host does not name it, readers look for it in the first 1024 bytes.
  expect(html?.slice(0, 1024)).toContain('<meta charset="utf-8"/>');
  // Slack reads 32 kB of a document for a link preview.
  expect(html?.slice(0, 32 * 1024)).toContain('twitter:card');

  const canonicalLink = page.locator('link[rel="canonical"]');
  if (canonical === undefined) {
    await expect(canonicalLink).toHaveCount(0);
    await expect(meta('robots')).toHaveAttribute('content', 'noindex');
  } else {
    await expect(canonicalLink).toHaveAttribute('href', company.siteUrl + canonical);
    await expect(meta('og:url')).toHaveAttribute('content', company.siteUrl + canonical);
    await expect(meta('robots')).toHaveCount(0);
  }

  const image = await (await request.get(`/previews/${picture}.png`)).body();
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
  // WhatsApp's limit, in bytes.
  expect(image.length).toBeLessThanOrEqual(300_000);

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = data.flatMap((json) => JSON.parse(json)['@graph']);
  const postings = items.filter((item) => item['@type'] === 'JobPosting');
  expect(postings.map((item) => item.title)).toEqual(posting === undefined ? [] : [posting]);
}
