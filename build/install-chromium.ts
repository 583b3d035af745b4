/** Installs Chromium if there is none, as the first step of the browser tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

/** The names of Debian's packages and of their programs. The first, which is faster, is preferred. */
const systemNames = ['chromium-headless-shell', 'chromium'];

/** Returns the first that exists: `CHROMIUM_PATH`, Playwright's Chromium, or one on the `PATH`. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return process.env.CHROMIUM_PATH || [chromium.executablePath(), ...onPath].find(existsSync);
}

function installChromium() {
  const isRoot = process.getuid?.() === 0;
  const playwright = require.resolve('@playwright/test/cli');
  if (run(process.execPath, playwright, 'install', 'chromium')) {
    if (isRoot) run(process.execPath, playwright, 'install-deps', 'chromium');
  } else if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Without a download, installing the distribution’s Chromium: a minute or two.');
    run('apt-get', '-qq', 'update');
    systemNames.some((name) => run('apt-get', '-qq', '-y', 'install', name));
  }
  if (findChromium() !== undefined) return;
  console.error(
    'There is no Chromium for the tests. Run one of these as root, or set CHROMIUM_PATH:\n  npx playwright install --with-deps chromium\n  apt-get update && apt-get install -y chromium-headless-shell   (Debian)',
  );
  process.exitCode = 1;
}

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

if (require.main === module && findChromium() === undefined) installChromium();
