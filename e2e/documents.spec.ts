import sharp from 'sharp';

import { formatSalary } from '../shared/jobs/format';
import { jobPath } from '../shared/paths';
import { structuredData as homeData } from '../src/pages/home/page.server';
import { structuredData as jobData } from '../src/pages/job/page.server';
import { listPages } from '../src/pages/page-list';
import { colors } from '../src/theme/tokens';
import {
  content,
  expect,
  now,
  pathTo,
  test,
  unknownPath,
  visitedJobs,
  visitedPaths,
} from './support/test';
import { forEachStep } from './support/visiting';

const { siteUrl, name: companyName } = content.company;

test.use({ javaScriptEnabled: false });

for (const definition of listPages(visitedJobs)) {
  for (const path of [pathTo(definition), ...(definition.aliases ?? [])]) {
    test(`${path} has a complete head and its structured data`, async ({ page, request }) => {
      const response = await page.goto(path);
      const html = (await response?.text()) ?? '';
      const isFound = path !== unknownPath;
      const meta = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`);

      expect(response?.status()).toBe(isFound ? 200 : 404);
      const title = (await meta('og:title').getAttribute('content')) ?? '';
      const description = (await meta('description').getAttribute('content')) ?? '';
      const head = headOf(definition);
      if (head) expect({ title, description }).toEqual(head);
      expect([title, description]).not.toContain('');
      await expect(page).toHaveTitle(`${title} | ${companyName}`);
      const { file, alt } = previewOf(definition);
      for (const [key, text] of [
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
        // Phones lay out the page in their own width, and scroll bars have the visitor's scheme.
        ['viewport', 'width=device-width, initial-scale=1'],
        ['color-scheme', 'light dark'],
        ['format-detection', 'telephone=no, date=no, address=no, email=no'],
      ] as const) {
        await expect(meta(key), key).toHaveAttribute('content', text);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(
        await meta('theme-color').evaluateAll((all) =>
          all.map((element) => [element.getAttribute('media'), element.getAttribute('content')]),
        ),
      ).toEqual([
        ['(prefers-color-scheme: light)', colors.light.band.main],
        ['(prefers-color-scheme: dark)', colors.dark.band.main],
      ]);
      // Slack reads 32 kB of a document for a link preview.
      expect(html.slice(0, 32 * 1024)).toContain('twitter:card');

      const canonical = page.locator('link[rel="canonical"]');
      if (isFound) {
        await expect(canonical).toHaveAttribute('href', siteUrl + definition.path);
        await expect(meta('og:url')).toHaveAttribute('content', siteUrl + definition.path);
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

      const json = await page.locator('script[type="application/ld+json"]').allTextContents();
      const data = json.map((text) => JSON.parse(text));
      const known = dataOf(definition);
      if (known) expect(data).toEqual(known);
    });
  }
}

test('every page has a title and a description of its own', async ({ page }) => {
  const heads = new Set<string>();
  await forEachStep(visitedPaths, async (path) => {
    await page.goto(path);
    const description = page.locator('meta[name="description"]');
    heads.add(await page.title()).add((await description.getAttribute('content')) ?? '');
  });
  expect(heads.size).toBe(2 * visitedPaths.length);
});

/** What links to a page show where it is shared; `undefined` for a page that is not known here. */
function headOf({ name, path }: { name: string; path: string }) {
  const { home, careers, notFound } = content;
  const job = visitedJobs.find((candidate) => jobPath(candidate) === path);
  const heads: Record<string, { title: string; description: string } | undefined> = {
    home: { title: home.pageTitle, description: home.pageDescription },
    career: { title: careers.title, description: careers.lead },
    job: job && {
      title: job.title,
      description: `${job.location}. ${formatSalary(job.salary)}. ${job.summary}`,
    },
    'not-found': { title: notFound.title, description: notFound.text },
  };
  return heads[name];
}

/** What search engines read; `undefined` for a page that is not known here. */
function dataOf({ name, path }: { name: string; path: string }) {
  const build = { content, path, now };
  if (name === 'home') return [homeData(build)];
  if (name === 'job') return [jobData(build)];
  return ['career', 'not-found'].includes(name) ? [] : undefined;
}

/** Jobs have pictures of their own. */
function previewOf({ path }: { path: string }) {
  const job = visitedJobs.find((candidate) => jobPath(candidate) === path);
  if (!job) return { file: 'site', alt: content.home.previewAlt };
  const { slug, title, location, salary } = job;
  return { file: slug, alt: `${title} at ${companyName}, ${location}, ${formatSalary(salary)}` };
}

async function sizeOf(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  return `${width}x${height}`;
}

test("every file in the home page's head and in the manifest exists", async ({ page, request }) => {
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
