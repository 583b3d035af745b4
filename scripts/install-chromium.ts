/**
 * The first step of `npm test` and `npm run lighthouse`: checks that Chromium is installed and
 * starts. If it is missing, the script installs Debian's package, which needs root, or downloads
 * Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { runStep } from '../generator/lib/progress';
import { failWith, UserError } from '../generator/user-error';
import { browserArguments, findChromium } from './chromium';

const isRoot = process.getuid?.() === 0;
const debianPackages = ['chromium-headless-shell', 'chromium'];

async function main() {
  if (findChromium() === null && isRoot && isDebian()) {
    await runStep('Installing Chromium', installDebianPackage);
  }
  if (findChromium() === null && (await canDownload())) downloadWithPlaywright();
  const executablePath = findChromium();
  if (executablePath === null) {
    throw new UserError(`There is no Chromium for the tests. ${howToInstall()}`);
  }
  try {
    await (await chromium.launch({ executablePath, args: browserArguments })).close();
  } catch (error) {
    // Most of Playwright's message is a list of options. "[err]" marks the browser's own output.
    const reasons = (error as Error).message.match(/(?<=\[err\] ).*/g) ?? [];
    throw new UserError(
      [
        `${executablePath} does not start. Set CHROMIUM_PATH to a Chromium that does.`,
        ...reasons,
      ].join('\n'),
    );
  }
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/** Ubuntu has neither package: its Chromium is a snap, which needs a running system. */
function installDebianPackage() {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  debianPackages.some((name) => apt('install', '-y', name).status === 0);
}

/** Playwright itself would try for minutes to reach its server. */
async function canDownload(): Promise<boolean> {
  const { PLAYWRIGHT_DOWNLOAD_HOST, HTTPS_PROXY } = process.env;
  if (HTTPS_PROXY) return true; // Playwright uses the proxy, but `fetch` does not
  const host = PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  return fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );
}

function downloadWithPlaywright() {
  // Playwright's Chromium needs system libraries, which only root can install.
  const options = isRoot ? ['--with-deps'] : [];
  const playwright = require.resolve('@playwright/test/cli');
  spawnSync(process.execPath, [playwright, 'install', ...options, 'chromium'], {
    stdio: 'inherit',
  });
}

function howToInstall(): string {
  if (isDebian() && !/ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'))) {
    return `Install it as root: apt-get update && apt-get install -y ${debianPackages[0]}`;
  }
  const options = process.platform === 'linux' ? ' --with-deps' : '';
  return `Install it: npx playwright install${options} chromium`;
}

main().catch(failWith);
