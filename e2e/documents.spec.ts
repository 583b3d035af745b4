import sharp from 'sharp';

import { jobPath } from '../src/jobs/job';
import { structuredData as homeStructuredData } from '../src/pages/home/home.server';
import { structuredData as jobStructuredData } from '../src/pages/job/job.server';
import { allPaths, content, expect, now, test, unknownPath } from './support/fixtures';
import { forEachStep } from './support/visiting';

const { siteUrl, name: companyName } = content.company;

test.use({ javaScriptEnabled: false });

for (const path of allPaths) {
  test(`${path} has a complete head and its structured data`, async ({ page, request }) => {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    const isPage = path !== unknownPath;
    const meta = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`);

    expect(response?.status()).toBe(isPage ? 200 : 404);
    const name = await meta('og:title').getAttribute('content');
    await expect(page).toHaveTitle(`${name} | ${companyName}`);
    const description = (await meta('description').getAttribute('content')) ?? '';
    await expect(meta('og:description')).toHaveAttribute('content', description);
    for (const key of ['og:type', 'og:site_name', 'twitter:card']) {
      await expect(meta(key)).toHaveAttribute('content', /\w/);
    }
    const alt = await meta('og:image:alt').getAttribute('content');
    expect(alt?.length).toBeGreaterThan(String(name).length);
    await expect(meta('twitter:image:alt')).toHaveAttribute('content', String(alt));
    expect(
      await meta('theme-color').evaluateAll((all) =>
        all.map((it) => (it as HTMLMetaElement).media),
      ),
    ).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    // Slack reads 32 kB of a document for a link preview.
    expect(html.slice(0, 32 * 1024)).toContain('twitter:card');

    const canonical = page.locator('link[rel="canonical"]');
    if (isPage) {
      const url = siteUrl + path.replace('/Home', '/');
      await expect(canonical).toHaveAttribute('href', url);
      await expect(meta('og:url')).toHaveAttribute('content', url);
      await expect(meta('robots')).toHaveCount(0);
    } else {
      await expect(canonical).toHaveCount(0);
      await expect(meta('robots')).toHaveAttribute('content', 'noindex');
    }

    const image = new URL((await meta('og:image').getAttribute('content')) ?? '');
    expect(image.origin).toBe(siteUrl);
    const picture = await request.get(image.pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(await sizeOf(await picture.body())).toBe('1200x630');
    // WhatsApp's limit, in bytes.
    expect((await picture.body()).length).toBeLessThanOrEqual(300_000);

    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((json) => JSON.parse(json))).toEqual(structuredData(path));
  });
}

function structuredData(path: string) {
  const build = { content, path, now };
  if (['/', '/Home'].includes(path)) return [homeStructuredData(build)];
  return content.jobs.some((job) => jobPath(job) === path) ? [jobStructuredData(build)] : [];
}

async function sizeOf(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  return `${width}x${height}`;
}

test('every file in the home page’s head and in the manifest exists', async ({ page, request }) => {
  await page.goto('/');
  const files = await page
    .locator('head :is([href^="/"], [src^="/"])')
    .evaluateAll((all) => all.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src')));
  expect(files).toEqual(
    expect.arrayContaining([
      '/favicon.ico',
      '/icon.svg',
      '/apple-touch-icon.png',
      '/jobs.json',
      '/feed.xml',
      '/site.webmanifest',
    ]),
  );
  await forEachStep(files.map(String), async (file) => {
    expect((await request.get(file)).status()).toBe(200);
  });

  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    expect(await sizeOf(await (await request.get(src)).body()), src).toBe(sizes);
  }
});
