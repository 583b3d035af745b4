/**
 * Finds a Chromium for the browser tests and Lighthouse. Run as a program, it installs one
 * where there is none: Playwright's own, else a Debian package.
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

function installChromium() {
  const isRoot = process.getuid?.() === 0;
  console.log('No Chromium found; asking Playwright for its own…');
  // Bare machines lack the libraries that a downloaded browser needs; only root may add them.
  run(`npx playwright install ${isRoot ? '--with-deps' : ''} chromium`);
  if (findChromium() !== null || !isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing a Debian package: chromium-headless-shell, or else chromium…');
  const install = 'apt-get install -y -qq';
  run(`apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`);
}

function run(command: string) {
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: 5 * 60_000 });
}

if (require.main === module) {
  if (findChromium() === null) installChromium();
  const found = findChromium();
  if (found === null) {
    console.error(
      'The browser tests need Chromium: run `npx playwright install chromium`, install the package `chromium`, or set CHROMIUM_PATH.',
    );
    process.exitCode = 1;
  } else console.log(`Browser tests use ${found}`);
}
