import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { jobPath } from '../src/content/paths';
import { renderedFonts } from './support/rendered-fonts';
import { devServerSite, originOf, sites } from './support/sites';
import { startProgram } from './support/start-program';
import { content, expect, job, test } from './support/test';
import { heading } from './support/visiting';

const directory = '.cache/sites/served-content';
const origin = originOf(devServerSite);

test.use({ baseURL: origin });

test('npm run dev reports a content mistake, and applies its fix and changes to the list of jobs', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(120_000); // a first compilation
  // The route table reads home.yaml, so an edit reloads the page.
  consoleErrors.allow(/webpack-dev-middleware|ERR_CONNECTION_REFUSED|\[HMR\]/);
  rmSync(directory, { recursive: true, force: true });
  cpSync(sites.fixture.env.CONTENT_DIR, directory, { recursive: true });
  const file = path.join(directory, 'home.yaml');
  const home = readFileSync(file, 'utf8');
  const writeTagline = (text: string) =>
    writeFileSync(file, home.replace(/(?<=tagline: ).*$/m, text));

  const { port: PORT } = new URL(origin);
  const server = startProgram(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, ...sites.fixture.env, CONTENT_DIR: directory, PORT },
  });
  try {
    await expect(async () => {
      await page.goto('/');
      await expect(heading(page)).toContainText(content.company.name);
    }).toPass();

    for (const [file, type] of [
      ['/icon.svg', 'image/svg+xml'],
      ['/career', 'text/html'],
    ] as const) {
      expect((await page.request.get(file)).headers()['content-type']).toContain(type);
    }

    const overlay = page.locator('#webpack-dev-middleware-hot-overlay');
    writeTagline('');
    await expect(overlay.contentFrame().getByText('home.yaml')).toBeVisible({ timeout: 20_000 });

    writeTagline('We fix it in Łódź while you watch.');
    const tagline = page.getByText('We fix it in Łódź while you watch.');
    await expect(tagline).toBeVisible({ timeout: 20_000 });
    await expect(overlay).toHaveCount(0);
    await tagline.evaluate((element) => (element.id = 'tagline'));
    expect(await renderedFonts(page, '#tagline')).toEqual(['Instrument Sans']);

    await page.goto(jobPath(job));
    await expect(heading(page)).toHaveText(job.title);
    const careersFile = path.join(directory, 'careers.yaml');
    const careers = readFileSync(careersFile, 'utf8');
    writeFileSync(careersFile, careers.replace(`  - ${job.slug}\n`, ''));
    await expect(heading(page)).toHaveText(content.notFound.title, { timeout: 20_000 });
    writeFileSync(careersFile, careers);
    await expect(heading(page)).toHaveText(job.title, { timeout: 20_000 });
  } finally {
    server.kill();
  }
});
