import { content, expect, test } from './fixtures';
import { forgetPopovers } from './old-browser';
import { readSitemap } from './sitemap';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [360, 1280]) {
  test(`in a browser older than popovers every page reads and every link leads on, at ${width} px`, async ({
    page,
    baseURL,
    watch,
  }) => {
    watch.expectErrors(/status of 404 .*\/no-such-page/);
    await page.setViewportSize({ width, height: 740 });
    await forgetPopovers(page);
    const linked = new Set<string>();
    for (const address of [...(await readSitemap(baseURL ?? '')), '/no-such-page']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0);
      const navigation = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      expect(await navigation.count()).toBeGreaterThan(1);
      for (const link of await navigation.all()) await expect(link).toBeVisible();

      await page.evaluate(() => window.scrollTo(0, 700));
      const bar = await page.getByRole('banner').boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0), 'covered by the bar').toBeLessThan(740 / 4);

      const addresses = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of addresses) linked.add(href);
    }

    for (const href of linked) {
      expect(href).toMatch(/^(https?:\/\/\w|mailto:.+@|tel:\+\d)/);
      if (!href.startsWith(baseURL ?? '')) continue;
      const { pathname, hash } = new URL(href);
      const response = await page.request.get(pathname);
      expect(response.status(), href).toBe(pathname === '/no-such-page' ? 404 : 200);
      if (hash !== '') expect(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
    }

    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Career' }).click();
    await expect(page).toHaveURL('/career');
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { name: content.services.title })).toBeInViewport();
  });
}
