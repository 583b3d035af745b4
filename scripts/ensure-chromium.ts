/**
 * Sees to it that there is a Chromium for the browser tests: Playwright's own download where it can be
 * reached, one of Debian's packages where we may install one, else one line that says what to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findChromium } from './find-chromium';

/** How long a download may take, in ms. */
const patience = 5 * 60_000;

const isRoot = process.getuid?.() === 0;

const found = findChromium() ?? (download() || installFromDebian() ? findChromium() : null);
if (found === null) {
  console.error(
    'The browser tests need Chromium: run `npx playwright install chromium`, install the package `chromium`, or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
console.log(`Browser tests use ${found}`);

function download(): boolean {
  console.log('No Chromium found; asking Playwright for its own…');
  // Bare machines lack the libraries that a downloaded browser needs; only root may add them.
  const withLibraries = isRoot ? ['--with-deps'] : [];
  return (
    run('npx', ['playwright', 'install', ...withLibraries, 'chromium']) && findChromium() !== null
  );
}

function installFromDebian(): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing a Debian package: chromium-headless-shell, or else chromium…');
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name]);
  return (
    run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'))
  );
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: patience,
  });
  return status === 0;
}
