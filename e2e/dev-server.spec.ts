import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

import { jobPath, paths } from '../src/content/paths';
import { heading } from './support/page-objects';
import { devServer, originOf, sites } from './support/sites';
import { expect, job, test, unknownPath } from './support/test';

const origin = originOf(devServer);

/** An edit on each kind of page. */
const edits = [
  { path: paths.home, file: 'home.yaml', text: 'work with every day', edited: 'work with all day' },
  { path: paths.career, file: 'careers.yaml', text: 'Work With Us', edited: 'Work With Me' },
  {
    path: jobPath(job),
    file: `jobs/${job.slug}.yaml`,
    text: 'will be late',
    edited: 'may be late',
  },
  { path: unknownPath, file: 'not-found.yaml', text: 'No Such Page', edited: 'No Such Road' },
];

test('npm run dev shows edits to the content, and mistakes in it', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(240_000); // a first compilation, on a busy machine
  // What the server logs in the browser: mistakes, and why it reloads the page. With a mistake from the
  // start, there is no script.
  consoleErrors.allow(
    /webpack-dev-server|\[HMR\]|ERR_CONNECTION_REFUSED|status of 404|Refused to execute script/,
  );
  const CONTENT_DIR = test.info().outputPath('content');
  cpSync(sites.fixture.env.CONTENT_DIR, CONTENT_DIR, { recursive: true });
  const read = (file: string) => readFileSync(`${CONTENT_DIR}/${file}`, 'utf8');
  const replace = (file: string, text: string, by: string) =>
    writeFileSync(`${CONTENT_DIR}/${file}`, read(file).replace(text, by));

  replace('home.yaml', 'hero:', 'heero:');
  const { port: PORT } = new URL(origin);
  const server = spawn(process.execPath, ['node_modules/webpack-cli/bin/cli.js', 'serve'], {
    env: { ...process.env, ...sites.fixture.env, CONTENT_DIR, PORT },
    stdio: 'ignore',
  });
  try {
    // In a tab of its own: a page that was loaded before restores its scroll position.
    const tab = await page.context().newPage();
    // Waits for the server.
    await expect(() => tab.goto(origin)).toPass();
    await expect(tab.getByText('does not compile')).toBeVisible({ timeout: 60_000 });
    replace('home.yaml', 'heero:', 'hero:');
    await expect(heading(tab)).toBeVisible({ timeout: 60_000 });
    await tab.close();

    for (const { path, file, text, edited } of edits) {
      await page.goto(origin + path);
      await expect(page.getByRole('main')).toContainText(text, { timeout: 60_000 });
      replace(file, text, edited);
      await expect(page.getByRole('main')).toContainText(edited, { timeout: 60_000 });
    }

    const overlay = page.locator('iframe');
    replace('not-found.yaml', 'title:', 'titel:');
    await expect(overlay.contentFrame().getByText('not-found.yaml').first()).toBeVisible({
      timeout: 60_000,
    });
    replace('not-found.yaml', 'titel: Unknown', 'title: Known');
    await expect(heading(page)).toContainText('Known', { timeout: 60_000 });
    await expect(overlay).toHaveCount(0);
  } finally {
    server.kill();
  }
});
