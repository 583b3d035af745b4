import { defineConfig } from '@playwright/test';

import { browserArguments, findChromium } from './scripts/chromium';

/** Not the port of `npm start`, so that both can run. */
const port = Number(process.env['TEST_PORT'] ?? 4173);

/** The same site built with React's development version, which tells of every hydration mismatch. */
const developmentPort = port + 1;
const developmentDirectory = '.cache/development-site';

/** The site again, built to be hosted below a folder. */
const folderPort = port + 2;
const folderDirectory = '.cache/folder-site';
const folder = '/folder/';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.env['CI'] === undefined ? 'list' : 'dot',
  timeout: 30_000,
  projects: [
    { name: 'site', testIgnore: ['hydration.spec.ts', 'folder.spec.ts'] },
    {
      name: 'development React',
      testMatch: 'hydration.spec.ts',
      use: { baseURL: `http://localhost:${developmentPort}` },
    },
    {
      name: 'below a folder',
      testMatch: 'folder.spec.ts',
      use: { baseURL: `http://localhost:${folderPort}${folder}` },
    },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [...browserArguments, '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [
    { command: 'tsx scripts/serve.ts', port, env: { PORT: String(port) } },
    {
      // A cold build on a busy machine.
      timeout: 180_000,
      command: `webpack --mode development --output-path ${developmentDirectory} && tsx scripts/serve.ts`,
      port: developmentPort,
      env: { PORT: String(developmentPort), SITE_DIRECTORY: developmentDirectory },
    },
    {
      timeout: 180_000,
      command: `webpack --mode production --output-path ${folderDirectory} && tsx scripts/serve.ts`,
      port: folderPort,
      env: { PORT: String(folderPort), SITE_DIRECTORY: folderDirectory, PUBLIC_PATH: folder },
    },
  ],
});
