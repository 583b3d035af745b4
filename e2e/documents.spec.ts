import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { jobPath, paths } from '../src/content/paths';
import { content, expect, forEachStep, job, test, unknownPath, visitedPaths } from './support/test';

const { company, home } = content;

test.use({ javaScriptEnabled: false });

test('every page has a complete head', async ({ page, request }) => {
  await forEachStep([...visitedPaths, paths.homeAlias], async (path) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
    const [title, ...ofCompany] = (await page.title()).split(' | ');
    expect(ofCompany).toEqual([company.name]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    const description = await metaContent(page, 'description');
    expect(description).toMatch(/\w/);
    const expected = {
      'og:title': title,
      'og:description': description,
      'og:type': 'website',
      'og:site_name': company.name,
      'og:locale': 'en_US',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      // Phones lay out the page in their own width, and scroll bars have the visitor's scheme.
      viewport: 'width=device-width, initial-scale=1',
      'color-scheme': 'light dark',
      'format-detection': 'telephone=no, date=no, address=no, email=no',
    };
    for (const [key, text] of Object.entries(expected)) {
      expect(await metaContent(page, key), key).toBe(text);
    }
    const html = await response?.text();
    // Where a host does not name it, readers look for it in the first 1024 bytes.
    expect(html?.slice(0, 1024)).toContain('<meta charset="utf-8"/>');
    // Slack reads 32 kB of a document for a link preview.
    expect(html?.slice(0, 32 * 1024)).toContain('twitter:card');

    const canonical = page.locator('link[rel="canonical"]');
    if (path === unknownPath) {
      await expect(canonical).toHaveCount(0);
      expect(await metaContent(page, 'robots')).toBe('noindex');
    } else {
      const url = company.siteUrl + (path === paths.homeAlias ? paths.home : path);
      await expect(canonical).toHaveAttribute('href', url);
      expect(await metaContent(page, 'og:url')).toBe(url);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    }

    const picture = await metaContent(page, 'og:image');
    expect(picture).toMatch(new RegExp(`^${company.siteUrl}/`));
    const image = await (await request.get(new URL(String(picture)).pathname)).body();
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
    // WhatsApp's limit, in bytes.
    expect(image.length).toBeLessThanOrEqual(300_000);

    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const postings = data
      .flatMap((json) => JSON.parse(json)['@graph'])
      .filter((item) => item['@type'] === 'JobPosting');
    const posted = path === jobPath(job) ? [job.title] : [];
    expect(postings.map((item) => item.title)).toEqual(posted);
  });
});

test('a shared link says what the company does, and what a job pays', async ({ page }) => {
  for (const [path, title, description, picture, alt] of [
    [paths.home, home.pageTitle, home.pageDescription, 'site', home.previewAlt],
    [
      jobPath(job),
      job.title,
      `${job.location}. $28,000 per year. ${job.summary}`,
      job.slug,
      `${job.title} at ${company.name}, ${job.location}, $28,000 per year`,
    ],
  ] as const) {
    await page.goto(path);
    expect(await metaContent(page, 'og:title')).toBe(title);
    expect(await metaContent(page, 'og:description')).toBe(description);
    expect(await metaContent(page, 'og:image')).toBe(`${company.siteUrl}/previews/${picture}.png`);
    expect(await metaContent(page, 'og:image:alt')).toBe(alt);
  }
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

/** Sites that show previews read Open Graph's tags by their property (ogp.me). */
function metaContent(page: Page, key: string): Promise<string | null> {
  const attribute = key.startsWith('og:') ? 'property' : 'name';
  return page.locator(`meta[${attribute}="${key}"]`).getAttribute('content');
}
