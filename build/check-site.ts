/**
 * `npm run check:site`: opens every page of the built site in Chromium, at the address for which it was
 * built. Each page must have its heading, and write no error into the console.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { findChromium } from './install-chromium';
import { readSite, siteOptions } from './read-site';
import { failWith, UserError } from './user-error';

async function main() {
  const { url, basePath } = readSite(siteOptions());
  const folder = process.env.OUTPUT_DIR ?? 'dist';
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    errors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  // Requests are answered with the files of the folder, so the site need not be published, and reports
  // (POST) as if their endpoint received them.
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') return route.fulfill({ status: 204 });
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, decodeURI(pathname).slice(basePath.length));
    const found = [file, `${file}.html`, path.join(file, 'index.html')].find(
      (name) => path.extname(name) !== '' && existsSync(name),
    );
    await route.fulfill(found ? { path: found } : { status: 404 });
  });
  for (const name of names) {
    const address = `${url}/${name.replace(/(index)?\.html$/, '')}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    const heading = page.getByRole('heading', { level: 1 });
    const count = await heading.count();
    if (count !== 1) errors.push(`${address}: There are ${count} main headings instead of one.`);
  }
  await browser.close();
  if (errors.length > 0) throw new UserError(['The site has errors.', ...errors].join('\n'));
  console.log(`All ${names.length} pages open without an error.`);
}

main().catch(failWith);
