/**
 * Finds a Chromium for the browser tests and Lighthouse. Run as a program, it asks Playwright for its
 * own where there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

/**
 * Containers and CI run as root, where Chromium's sandbox cannot start. Without hinting, letters are
 * placed as on phones and macOS, not snapped to whole pixels.
 */
export const browserArguments = ['--no-sandbox', '--font-render-hinting=none'];

/** Debian's shell is the same browser without a window, and 40 % quicker for it. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** `CHROMIUM_PATH`, else Playwright's own, else one of the system; `null` if there is none. */
export function findChromium(): string | null {
  const { stdout } = spawnSync('which', systemNames, { encoding: 'utf8' });
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), stdout?.split('\n')];
  return candidates.flat().find((path) => path && existsSync(path)) ?? null;
}

if (require.main === module && findChromium() === null) {
  // Bare machines lack the libraries that a downloaded browser needs; only root may add them.
  const options = process.getuid?.() === 0 ? '--with-deps' : '';
  spawnSync(`npx playwright install ${options} chromium`, { shell: true, stdio: 'inherit' });
  if (findChromium() === null) {
    console.error(
      'The browser tests need Chromium: run `npx playwright install chromium`, install the package `chromium`, or set CHROMIUM_PATH.',
    );
    process.exitCode = 1;
  }
}
