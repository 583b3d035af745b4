import { defineConfig } from '@playwright/test';

import { findChromium } from './scripts/find-chromium';

/** Not the port of `npm start`, so that both can run. */
const port = Number(process.env['TEST_PORT'] ?? 4173);

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.env['CI'] === undefined ? 'list' : 'dot',
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      // Containers and CI run as root, where Chromium's sandbox cannot start.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
