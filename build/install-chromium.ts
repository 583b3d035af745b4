/** Downloads or installs Chromium if there is none, as the first step of the browser tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The names of Debian's packages and of their programs. The first, which is faster, is preferred. */
const systemNames = ['chromium-headless-shell', 'chromium'];

/**
 * Returns the path of the Chromium for the tests, or nothing for Playwright's own headless shell, which
 * comes before the programs on the `PATH`.
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const onPath = findOnPath();
  return onPath !== undefined && !headlessShellStarts() ? onPath : undefined;
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find(existsSync);
}

/** Playwright's `executablePath()` has the path of the whole browser, which need not be there. */
function headlessShellStarts(): boolean {
  const start = "require('@playwright/test').chromium.launch().then((browser) => browser.close())";
  return spawnSync(process.execPath, ['--eval', start], { cwd: __dirname }).status === 0;
}

function installChromium() {
  const playwright = require.resolve('@playwright/test/cli');
  const download = spawnSync(
    process.execPath,
    [playwright, 'install', '--only-shell', 'chromium'],
    { stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' },
  );
  if (headlessShellStarts()) return;

  if (findOnPath() === undefined && process.getuid?.() === 0) {
    console.log('Installing packages of the system for Chromium: a minute or two.');
    const isDownloaded = download.status === 0;
    if (isDownloaded) run(process.execPath, playwright, 'install-deps', 'chromium');
    if (isDownloaded && headlessShellStarts()) return;
    run('apt-get', '-qq', 'update');
    systemNames.some((name) => run('apt-get', '-qq', '-y', 'install', name));
  }
  const onPath = findOnPath();
  if (onPath !== undefined) {
    console.log(`Playwright’s own Chromium is not available: the tests use ${onPath}.`);
    return;
  }
  console.error(download.stderr);
  console.error(
    'There is no Chromium for the tests. Run one of these as root, or set CHROMIUM_PATH:\n  npx playwright install --with-deps --only-shell chromium\n  apt-get update && apt-get install -y chromium-headless-shell   (Debian)',
  );
  process.exitCode = 1;
}

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

if (require.main === module && !process.env.CHROMIUM_PATH && !headlessShellStarts()) {
  installChromium();
}
