import { defineConfig } from '@playwright/test';

import { originOf, sites } from './e2e/support/sites';
import { browserArguments, findChromium } from './scripts/chromium';

const executablePath = findChromium();

// On SIGTERM, Playwright would leave its web servers running; on SIGINT it stops them.
process.once('SIGTERM', () => process.emit('SIGINT'));

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: 'e2e/recordings/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // In ms. On a machine that is busy with other work, some tests take 30 s.
  timeout: 60_000,
  // Only a retry records a trace: tracing every run would take a third longer. Flaky tests still fail
  // the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: originOf(sites.fixture),
    viewport: { width: 1280, height: 800 },
    // Disables animation so tests don't wait for it; motion.spec.ts opts in.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: browserArguments,
    },
  },
  webServer: Object.values(sites).map((site) => ({
    command: 'node --import tsx scripts/serve.ts',
    url: `${originOf(site)}${'PUBLIC_PATH' in site.env ? site.env.PUBLIC_PATH : '/'}`,
    env: { PORT: new URL(originOf(site)).port, SITE_DIR: site.directory, ...site.env },
  })),
});
