import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { defineConfig, firefox, webkit } from '@playwright/test';

import { findChromium } from './build/install-chromium';
import { originOf, sites } from './e2e/support/sites';

const executablePath = findChromium();

const otherBrowsers = [
  { name: 'firefox', path: firefox.executablePath() },
  { name: 'webkit', path: webkit.executablePath() },
] as const;
const installed = otherBrowsers.filter(({ path }) => existsSync(path)).map(({ name }) => name);
const missing = otherBrowsers.map(({ name }) => name).filter((name) => !installed.includes(name));
// Playwright's workers read this file, too, and would print the line again.
if (missing.length > 0 && process.env.TEST_WORKER_INDEX === undefined) {
  console.log(
    `Left out: ${missing.join(' and ')}. To test: npx playwright install ${missing.join(' ')}`,
  );
}

// Playwright stops its web servers on SIGINT, but on SIGTERM it leaves them running.
process.once('SIGTERM', () => process.emit('SIGINT'));

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: 'e2e/aria-snapshots/{arg}{ext}',
  fullyParallel: true,
  // Half of the processors, as by default, but two workers where there are only two processors.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // The limit is in ms. Some tests visit many pages, and take a minute on a busy machine.
  timeout: 120_000,
  // In ms. A busy machine needs more than the default of 5 s, for example to load a document.
  expect: { timeout: 20_000 },
  // A retry is there to record a trace, because tracing every run takes a third longer. A test that
  // passes only when retried still fails the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: originOf(sites.fixture),
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        permissions: ['clipboard-read', 'clipboard-write'],
        launchOptions: {
          ...(executablePath !== undefined && { executablePath }),
          // Containers and CI run as root, where Chromium's sandbox cannot start. Without hinting,
          // glyphs are positioned as on phones and macOS, not snapped to whole pixels.
          args: ['--no-sandbox', '--font-render-hinting=none'],
        },
      },
    },
    ...installed.map((name) => ({ name, grep: /@engines/, use: { browserName: name } })),
  ],
  webServer: Object.values(sites).map((site) => {
    const { port } = new URL(originOf(site));
    return {
      // npx and compression would take a tenth of the time of all tests.
      command: `node node_modules/serve/build/main.js --no-request-logging --no-clipboard --no-compression --listen ${port} ${site.root}`,
      url: originOf(site) + site.path,
    };
  }),
});
