import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { jobPath } from '../src/content/paths';
import { edits, moreJobs } from './support/edited-site-content';
import { fixtureFile, originOf, sites } from './support/sites';
import { content, expect, job, test, unknownPath } from './support/test';
import { gotoAndHydrate } from './support/visiting';

/** docs/requirements.md, 13. Sizes in kB, compressed. */
const budgets = {
  startScripts: 140,
  hundredJobs: 3,
  hundredJobsOnJobPage: 1.5,
  illustrations: 38,
  document: 14,
  /** For each job after the 20th. */
  careerPagePerJob: 0.05,
  firstVisit: 232,
  requests: 16,
  homePagePx: 6200,
};

const kilobyte = 1000;

/** The scripts that start the app. */
const startScript = /^(main|app|vendors)\.\w{8}\.js$/;

/** The compressed size of the scripts that start the app. */
function startSize(site: string): number {
  const folder = `${site}/static/js`;
  const files = readdirSync(folder).filter((file) => startScript.test(file));
  expect(files).toHaveLength(3);
  const sizes = files.map((file) => readFileSync(`${folder}/${file}.br`).length);
  return sizes.reduce((sum, size) => sum + size);
}

test(`the start scripts are at most ${budgets.startScripts} kB`, () => {
  expect(startSize(fixtureFile())).toBeLessThanOrEqual(budgets.startScripts * kilobyte);
});

test('the start scripts do not contain the global styles, which every document has', () => {
  const folder = fixtureFile('static/js');
  for (const file of readdirSync(folder).filter((name) => startScript.test(name))) {
    expect(readFileSync(`${folder}/${file}`, 'utf8'), file).not.toContain('MuiCssBaseline');
  }
});

test(`100 more jobs add at most ${budgets.hundredJobs} kB to the start scripts, and nothing to the home page`, () => {
  const edited = sites.edited.directory;
  expect(startSize(edited) - startSize(fixtureFile())).toBeLessThanOrEqual(
    budgets.hundredJobs * kilobyte,
  );
  const homePage = readFileSync(`${edited}/index.html`, 'utf8');
  for (const { slug } of moreJobs) expect(homePage).not.toContain(slug);
});

test(`100 more jobs add at most ${budgets.hundredJobsOnJobPage} kB to the scripts of a job page`, async ({
  page,
}) => {
  // No other page's scripts are prefetched.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const withJobs = await pageScriptsSize(page, sites.edited, jobPath(edits.job));
  const before = await pageScriptsSize(page, sites.fixture, jobPath(job));
  expect(withJobs - before).toBeLessThanOrEqual(budgets.hundredJobsOnJobPage * kilobyte);
});

type Site = (typeof sites)['fixture' | 'edited'];

/** The compressed size of the scripts that a page loads after those that start the app. */
async function pageScriptsSize(page: Page, site: Site, url: string) {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/static\/js\//.test(pathname)) files.add(pathname);
  });
  await gotoAndHydrate(page, originOf(site) + url);
  page.removeAllListeners('request');
  // Only the edited site sends web vitals.
  const chunks = [...files].filter(
    (file) => !startScript.test(path.posix.basename(file)) && !file.includes('web-vitals'),
  );
  const sizes = chunks.map((file) => readFileSync(`${site.directory}${file}.br`).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("other content leaves the libraries' script in the browser's cache", () => {
  const vendors = readdirSync(fixtureFile('static/js')).filter((file) => /^vendors\./.test(file));
  expect(readdirSync(`${sites.edited.directory}/static/js`)).toEqual(
    expect.arrayContaining(vendors),
  );
});

test("each job's text is in its own chunk, which the home page does not load", () => {
  const scripts = readdirSync(fixtureFile('static/js')).filter((file) => file.endsWith('.js'));
  const withText = content.jobs.flatMap(({ duties }) =>
    scripts.filter((file) =>
      readFileSync(fixtureFile(`static/js/${file}`), 'utf8').includes(String(duties[0])),
    ),
  );

  expect(withText).toHaveLength(content.jobs.length);
  expect(new Set(withText).size).toBe(content.jobs.length);
  expect(withText.filter((file) => startScript.test(file))).toEqual([]);
});

test(`the illustrations in separate files are at most ${budgets.illustrations} kB`, () => {
  const folder = fixtureFile('static/media');
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg.br'));
  const sizes = files.map((file) => readFileSync(`${folder}/${file}`).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
    budgets.illustrations * kilobyte,
  );
});

test(`with everything optional, the home page is at most ${budgets.homePagePx} px long on a phone`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await gotoAndHydrate(page, '/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(budgets.homePagePx);
});

for (const { directory } of [sites.fixture, sites.owner, sites.edited]) {
  test(`every document in ${directory} is at most ${budgets.document} kB, styles and illustrations included`, () => {
    const documents = readdirSync(directory).filter((file) => file.endsWith('.html.br'));
    for (const file of documents) {
      const isCareerPage = file === 'career.html.br';
      const moreThan20 = isCareerPage ? Math.max(0, countJobs(directory) - 20) : 0;
      expect(readFileSync(`${directory}/${file}`).length, file).toBeLessThanOrEqual(
        (budgets.document + moreThan20 * budgets.careerPagePerJob) * kilobyte,
      );
    }
  });
}

/** The open jobs of a built site. */
function countJobs(directory: string): number {
  const feed = JSON.parse(readFileSync(`${directory}/jobs.json`, 'utf8')) as { items: unknown[] };
  return feed.items.length;
}

for (const path of ['/', '/career', jobPath(job), unknownPath]) {
  test(`a first visit to ${path} takes at most ${budgets.firstVisit} kB and ${budgets.requests} requests @full-chromium`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Until it knows the connection type, Chromium loads lazy images earlier.
    const connection = { connectionType: 'wifi', latency: 20 } as const;
    const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...connection, ...unlimited });
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));

    await gotoAndHydrate(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('img:not([loading="lazy"])')).toHaveCount(0);

    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      budgets.firstVisit * kilobyte,
    );
    expect(sizes.length).toBeLessThanOrEqual(budgets.requests);
  });
}
