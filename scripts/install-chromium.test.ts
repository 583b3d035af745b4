import { spawnSync } from 'node:child_process';

function installChromium(env: Record<string, string>) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/install-chromium.ts'], {
    // No browser, no package manager and no network.
    env: {
      PATH: '',
      PLAYWRIGHT_BROWSERS_PATH: '/nowhere',
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://localhost:1',
      ...env,
    },
    encoding: 'utf8',
  });
}

test('without Chromium, the message names the command that installs it', () => {
  const { status, stderr } = installChromium({});
  expect(stderr).toMatch(
    /There is no Chromium for the tests\. Install it( as root)?: (apt-get|npx playwright) .+/,
  );
  expect(status).toBe(1);
});

test('a Chromium that does not start is named', () => {
  const { status, stderr } = installChromium({ CHROMIUM_PATH: process.execPath });
  expect(stderr).toContain(`${process.execPath} does not start.`);
  // What the program itself says.
  expect(stderr).toMatch(/bad option/);
  expect(status).toBe(1);
});
