import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

import { heading } from './support/page-objects';
import { devServer, originOf, sites } from './support/sites';
import { content, expect, test } from './support/test';

const origin = originOf(devServer);

test('npm run dev shows edits to the content, and mistakes in it', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(240_000); // a first compilation, on a busy machine
  // What the server logs in the browser: the mistake, and that an edit reloads the page.
  consoleErrors.allow(/webpack-dev-server|ERR_CONNECTION_REFUSED|\[HMR\]/);
  const CONTENT_DIR = test.info().outputPath('content');
  cpSync(sites.fixture.env.CONTENT_DIR, CONTENT_DIR, { recursive: true });
  const file = `${CONTENT_DIR}/home.yaml`;
  const home = readFileSync(file, 'utf8');
  const writeTagline = (text: string) =>
    writeFileSync(file, home.replace(/(?<=tagline: ).*$/m, text));

  const { port: PORT } = new URL(origin);
  const server = spawn(process.execPath, ['node_modules/webpack-cli/bin/cli.js', 'serve'], {
    env: { ...process.env, ...sites.fixture.env, CONTENT_DIR, PORT },
    stdio: 'ignore',
  });
  try {
    await expect(() => page.goto(origin)).toPass();
    await expect(heading(page)).toContainText(content.company.name, { timeout: 60_000 });

    const overlay = page.locator('iframe');
    writeTagline('');
    await expect(overlay.contentFrame().getByText('home.yaml').first()).toBeVisible({
      timeout: 60_000,
    });

    writeTagline('We fix it while you watch.');
    await expect(page.getByText('We fix it while you watch.')).toBeVisible({ timeout: 60_000 });
    await expect(overlay).toHaveCount(0);
  } finally {
    server.kill();
  }
});
