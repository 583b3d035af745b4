import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

import { jobPath } from '../src/content/paths';
import { heading } from './support/page-objects';
import { devServer, originOf, sites } from './support/sites';
import { expect, job, test } from './support/test';

const origin = originOf(devServer);

test('npm run dev shows edits to the content, and mistakes in it', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(240_000); // a first compilation, on a busy machine
  // What the server logs in the browser: mistakes, and why it reloads the page.
  consoleErrors.allow(/webpack-dev-server|\[HMR\]|ERR_CONNECTION_REFUSED/);
  const CONTENT_DIR = test.info().outputPath('content');
  cpSync(sites.fixture.env.CONTENT_DIR, CONTENT_DIR, { recursive: true });
  const read = (file: string) => readFileSync(`${CONTENT_DIR}/${file}`, 'utf8');
  const replace = (file: string, text: string, by: string) =>
    writeFileSync(`${CONTENT_DIR}/${file}`, read(file).replace(text, by));

  const { port: PORT } = new URL(origin);
  const server = spawn(process.execPath, ['node_modules/webpack-cli/bin/cli.js', 'serve'], {
    env: { ...process.env, ...sites.fixture.env, CONTENT_DIR, PORT },
    stdio: 'ignore',
  });
  try {
    const file = `jobs/${job.slug}.yaml`;
    // Waits for the server.
    await expect(() => page.goto(origin + jobPath(job))).toPass();
    await expect(page.getByRole('main')).toContainText('will be late', { timeout: 60_000 });
    replace(file, 'will be late', 'may be late');
    await expect(page.getByRole('main')).toContainText('may be late', { timeout: 60_000 });

    const overlay = page.locator('iframe');
    replace(file, 'title:', 'titel:');
    await expect(overlay.contentFrame().getByText(file).first()).toBeVisible({ timeout: 60_000 });
    replace(file, `titel: ${job.title}`, 'title: Known');
    await expect(heading(page)).toContainText('Known', { timeout: 60_000 });
    await expect(overlay).toHaveCount(0);
  } finally {
    server.kill();
  }
});
