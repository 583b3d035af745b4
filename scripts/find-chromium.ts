import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

/**
 * Containers and CI run as root, where Chromium's sandbox cannot start. Letters stand where they stand
 * on phones and on macOS, not moved to whole pixels as on a Linux without a screen.
 */
export const browserArguments = ['--no-sandbox', '--font-render-hinting=none'];

/** Debian's shell is the same browser without a window, and 40 % quicker for it. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Where the browser for the tests is: `CHROMIUM_PATH`, else Playwright's own download, else a
 * Chromium or Chrome of the system; `null` if there is none.
 */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? findOnSystem();
}

function findOnSystem(): string | null {
  for (const name of systemNames) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      // Not under this name.
    }
  }
  return null;
}
