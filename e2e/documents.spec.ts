import sharp from 'sharp';

import { formatSalary } from '../src/jobs/format';
import { jobPath } from '../src/jobs/job';
import { structuredData as homeStructuredData } from '../src/pages/home/home.server';
import { structuredData as jobStructuredData } from '../src/pages/job/job.server';
import { paths } from '../src/paths';
import { colors } from '../src/theme/tokens';
import { pathsAndAliases, content, expect, now, test, unknownPath } from './support/test';
import { forEachStep } from './support/visiting';

const { siteUrl, name: companyName } = content.company;

test.use({ javaScriptEnabled: false });

for (const path of pathsAndAliases) {
  test(`${path} has a complete head and its structured data`, async ({ page, request }) => {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    const isPage = path !== unknownPath;
    const meta = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`);

    expect(response?.status()).toBe(isPage ? 200 : 404);
    const { title, description, picture: file, alt } = shared(path);
    await expect(page).toHaveTitle(`${title} | ${companyName}`);
    for (const [key, text] of [
      ['og:title', title],
      ['description', description],
      ['og:description', description],
      ['og:type', 'website'],
      ['og:site_name', companyName],
      ['og:locale', 'en_US'],
      ['og:image', `${siteUrl}/previews/${file}.png`],
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', alt],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image:alt', alt],
      // Phones show the page in their own width, and browsers their own parts in the visitor's scheme.
      ['viewport', 'width=device-width, initial-scale=1'],
      ['color-scheme', 'light dark'],
    ] as const) {
      await expect(meta(key), key).toHaveAttribute('content', text);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(
      await meta('theme-color').evaluateAll((all) =>
        all.map((it) => [(it as HTMLMetaElement).media, (it as HTMLMetaElement).content]),
      ),
    ).toEqual([
      ['(prefers-color-scheme: light)', colors.light.band.main],
      ['(prefers-color-scheme: dark)', colors.dark.band.main],
    ]);
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

    const picture = await request.get(`/previews/${file}.png`);
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

/** What a link to the page shows where it is shared. */
function shared(path: string) {
  const { home, careers, footer, notFound } = content;
  const site = { picture: 'site', alt: home.previewAlt };
  const found = content.jobs.find((candidate) => jobPath(candidate) === path);
  if (found) {
    const { title, location, summary, slug } = found;
    const pay = formatSalary(found.salary);
    return {
      title,
      description: `${location}. ${pay}. ${summary}`,
      picture: slug,
      alt: `${title} at ${companyName}, ${location}, ${pay}`,
    };
  }
  if (path === paths.career) return { title: careers.title, description: careers.lead, ...site };
  if (path === unknownPath) return { title: notFound.title, description: notFound.text, ...site };
  return { title: home.pageTitle, description: footer.description, ...site };
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
  for (const [rel, href, attributes] of [
    ['icon', '/icon.svg', { type: 'image/svg+xml', sizes: 'any' }],
    // With its size, Chrome prefers the SVG file.
    ['icon', '/favicon.ico', { sizes: '48x48' }],
    ['apple-touch-icon', '/apple-touch-icon.png', {}],
    ['manifest', '/site.webmanifest', {}],
    ['alternate', '/jobs.json', { type: 'application/feed+json' }],
    ['alternate', '/feed.xml', { type: 'application/atom+xml' }],
  ] as const) {
    const link = page.locator(`head link[rel="${rel}"][href="${href}"]`);
    await expect(link, href).toHaveCount(1);
    for (const [name, value] of Object.entries(attributes)) {
      await expect(link, href).toHaveAttribute(name, value);
    }
  }
  const appleIcon = await request.get('/apple-touch-icon.png');
  expect(await sizeOf(await appleIcon.body())).toBe('180x180');

  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    expect(await sizeOf(await (await request.get(src)).body()), src).toBe(sizes);
  }
});
