import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const onLinux = process.platform === 'linux' ? test : test.skip;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'ci-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Runs `.ci/run` from another folder. Fake programs log their arguments and their folder.
 *
 * @param testStatus the exit status of `npm test`
 */
function runChecks(testStatus: number) {
  const log = path.join(folder, 'log');
  const folderFile = path.join(folder, 'folder');
  writeFileSync(log, '');
  const note = `pwd -P > '${folderFile}'; echo "$(basename "$0") $* \${CHROMIUM_PATH:-}" >> '${log}'`;
  const programs = {
    npm: `${note}; [ "$1" != test ] || exit ${testStatus}`,
    npx: note,
    'apt-get': `${note}; exit 1`,
    dpkg: 'exit 1',
    sudo: 'shift; exec "$@"',
  };
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  delete env['CHROMIUM_PATH'];
  const { status, stdout } = spawnSync(path.resolve('.ci/run'), {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  const lastFolder = readFileSync(folderFile, 'utf8').trim();
  return { status, stdout, calls: calls.map((call) => call.trim()), lastFolder };
}

onLinux('CI installs the packages, runs all tests, and some once more in the full Chromium', () => {
  const { status, stdout, calls, lastFolder } = runChecks(0);
  const again = 'npx playwright test --grep @full-chromium /usr/bin/chromium';
  expect(calls.filter((call) => !call.startsWith('apt-get'))).toEqual([
    'npm ci',
    'npm test',
    ...(existsSync('/usr/bin/chromium') ? [again] : []),
  ]);
  expect(lastFolder).toBe(process.cwd());
  expect(stdout).toMatch(/are skipped: nginx-light firefox-esr webkit2gtk-driver xvfb$/m);
  expect(status).toBe(0);
});

onLinux('CI fails if a test fails', () => {
  const { status, calls } = runChecks(1);
  expect(calls.at(-1)).toBe('npm test');
  expect(status).toBe(1);
});
