import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { scripts } from '../package.json';
import { content, expect, test } from './fixtures';
import { originOf, sites } from './sites';
import { startProgram } from './start-program';
import { heading } from './visiting';

const directory = '.cache/sites/served-content';
const file = path.join(directory, 'home.yaml');
const origin = originOf({ port: 5 });

test.use({ baseURL: origin });

/** The files that would be published, with the times of their last change. */
function published(): string[] {
  const { directory: dist } = sites.real;
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${name} ${statSync(path.join(dist, name)).mtimeMs}`,
  );
}

test('npm run dev shows a content mistake, picks up the fix, and does not touch the published site', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000); // a first compilation
  watch.expectErrors(/webpack-dev-server|ERR_CONNECTION_REFUSED/);
  const before = published();
  rmSync(directory, { recursive: true, force: true });
  cpSync(sites.fixture.env.CONTENT_DIR, directory, { recursive: true });
  // Without npm, because Windows would end npm and leave the server.
  const [, ...args] = scripts.dev.split(' ');
  const server = startProgram(
    process.execPath,
    [require.resolve('webpack/bin/webpack.js'), ...args],
    {
      env: {
        ...process.env,
        ...sites.fixture.env,
        CONTENT_DIR: directory,
        PORT: new URL(origin).port,
      },
    },
  );
  try {
    await expect(async () => {
      await page.goto('/');
      await expect(heading(page)).toHaveText(content.company.name);
    }).toPass();

    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, sound.replace(/(?<=tagline: ).*$/m, ''));
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText('home.yaml')).toBeVisible();

    writeFileSync(file, sound.replace(/(?<=tagline: ).*$/m, 'We fix it while you watch.'));
    await expect(page.getByText('We fix it while you watch.')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  } finally {
    server.kill();
  }
  expect(published()).toEqual(before);
});
