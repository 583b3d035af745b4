/** Part of `npm run test:e2e` and `npm run lighthouse`: downloads Playwright's Chromium if there is none. */
import { spawnSync } from 'node:child_process';

import { findChromium } from './chromium';

if (findChromium() === null) {
  // Only root can install the system libraries that the download needs.
  const options = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const playwright = require.resolve('@playwright/test/cli');
  spawnSync(process.execPath, [playwright, 'install', ...options, 'chromium'], {
    stdio: 'inherit',
  });
  if (findChromium() === null) {
    console.error(
      'The browser tests and Lighthouse need Chromium: run `npx playwright install chromium`, install the package `chromium`, or set CHROMIUM_PATH.',
    );
    process.exitCode = 1;
  }
}
