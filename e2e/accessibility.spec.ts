import { addressLines, cityAndStateCode, withNonBreakingNumbers } from '../src/content/address';
import { employmentTypeNames } from '../src/content/format';
import { jobPath, paths } from '../src/content/paths';
import { expectAccessible } from './support/accessibility';
import { auditLayout } from './support/layout-audit';
import { layoutError, throwInLayout } from './support/layout-error';
import { openMenu } from './support/site-menu';
import { content, expect, job, openJobs, test, unknownPath, visitedPaths } from './support/test';
import { gotoAndHydrate } from './support/visiting';

for (const path of visitedPaths) {
  test(`${path} is accessible`, async ({ page }) => {
    await gotoAndHydrate(page, path);
    // Width and scheme are independent: two of the four combinations are enough.
    await expectAccessible(page, 'light', 1280);
    await expectAccessible(page, 'dark', 360);

    // Safari drops the list role where `list-style` is `none`, except in nav.
    const lists = page.locator(':is(ul, ol):not(nav *)');
    await expect(lists).not.toHaveCount(0);
    const withoutRole = await lists.evaluateAll((all) =>
      all
        .filter((list) => getComputedStyle(list).listStyleType === 'none' && list.role !== 'list')
        .map((list) => list.textContent),
    );
    expect(withoutRole).toEqual([]);

    // Orca stops at these, or skips them, when it reads a page aloud (docs/testing.md).
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(page.locator('dd > *')).toHaveCount(0);
    await expect(page.locator('section[tabindex]')).toHaveCount(0);
  });
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await expectAccessible(page, 'light', 360);
  await expectAccessible(page, 'dark', 360);
});

test('Chromium keeps the spaces in the names of links and in text', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const nodesOf = async (path: string) => {
    await gotoAndHydrate(page, path);
    return (await session.send('Accessibility.getFullAXTree')).nodes;
  };
  const names = async (path: string) =>
    (await nodesOf(path)).map(({ name }) => String(name?.value));
  /**
   * What Orca reads aloud without a pause: words of neighboring elements, which only spaces
   * separate.
   */
  const spoken = async (path: string) => {
    const nodes = await nodesOf(path);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = (id: string): string => {
      const { role, name, childIds = [] } = byId.get(id) ?? {};
      return role?.value === 'StaticText' ? String(name?.value) : childIds.map(textOf).join('');
    };
    return textOf(nodes[0]?.nodeId ?? '');
  };
  const { company, home, services, notFound } = content;
  expect(await names(paths.home)).toEqual(
    expect.arrayContaining([
      `Email ${company.email}`,
      `Phone ${company.phone}`,
      'LinkedIn (opens in a new tab)',
      `${home.hero.greeting} ${company.name} ${home.hero.offer}`,
      'Copy phone',
      `© ${company.copyrightYear} ${company.name}. All\u00a0rights\u00a0reserved.`,
    ]),
  );
  expect(await names(paths.career)).toContain(`View More about ${job.title}`);
  expect(await names(jobPath(job))).toContain(`Apply Now for ${job.title}`);

  const onHome = await spoken(paths.home);
  for (const { youGet, sample } of services.cards) {
    expect(onHome).toContain(`${services.youGetLabel} ${youGet}`);
    if (sample) expect(onHome).toContain(`${sample.title}, ${services.sampleLabel.toUpperCase()}`);
  }
  expect(onHome).toContain(
    `${withNonBreakingNumbers(addressLines(company.address).join('\n'))} Open map`,
  );
  expect(onHome).toContain(`${services.ask.question} ${services.ask.answer}`);
  expect(await spoken(paths.career)).toContain(
    `${cityAndStateCode(company.address)} ${employmentTypeNames[job.employmentType]}`,
  );
  expect(await spoken(unknownPath)).toContain(notFound.title);
});

test('the error screen announces the error and is accessible', async ({ page, consoleErrors }) => {
  consoleErrors.allow(new RegExp(layoutError));
  await throwInLayout(page);
  await page.goto(paths.home);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - alert:
      - /children: equal
      - heading "Unexpected Application Error!" [level=1]
      - paragraph: ${layoutError}
    - paragraph:
      - button "Try again"
      - link "Go to the home page":
        - /url: /
    - text: /at .+\\.js:\\d+:\\d+/
  `);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await auditLayout(page)).toEqual([]);
  await expectAccessible(page, 'light', 1280);
  await expectAccessible(page, 'dark', 360);
  // The text does not touch the viewport's edges.
  const { x = 0, width = 360 } = (await page.getByText(layoutError).first().boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(20);
  expect(x + width).toBeLessThanOrEqual(340);
});

test("in forced colors, the top bar's icons have the color of their links", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.home);
  const links = page.getByRole('region', { name: 'Contact details' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const color = await link.evaluate((element) => getComputedStyle(element).color);
    await expect(link.locator('path')).toHaveCSS('color', color);
  }
});

test("the breadcrumb's slashes and the dots between facts are not announced", async ({ page }) => {
  await page.goto(jobPath(job));
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "${content.careers.label}"
      - listitem: ${job.title}
  `);
  const [other = job] = openJobs.filter(({ slug }) => slug !== job.slug);
  const others = page.getByRole('region', { name: 'Other open positions' });
  const place = cityAndStateCode(content.company.address);
  await expect(others.getByText(place).locator('..').first()).toMatchAriaSnapshot(`
    - paragraph: ${place} ${employmentTypeNames[other.employmentType]}
  `);
});
