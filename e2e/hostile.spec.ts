import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

import { expect, test } from './fixtures';
import { built } from './sites';
import { nextFrames, visit } from './visiting';

const script = `<img src=x onerror=alert("hostile")>`;

/** Sends an address as it is, which no client library would, and gives the whole answer. */
function send(origin: string, address: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

test('our server answers hostile addresses with the 404 page, and reflects none', async ({
  baseURL,
}) => {
  for (const address of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/static/..%2f..%2fpackage.json',
    '//hostile.example/%2e%2e',
    '/\\hostile.example',
    '/%E0%A4%A',
    '/%00hostile',
    '/%0d%0aLocation:%20//hostile.example',
    '/_headers?hostile',
    'http://hostile.example/',
    `/${encodeURI(script)}`,
  ]) {
    const answer = await send(baseURL ?? '', address);
    expect(answer, address).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer, address).toContain(readFileSync(built('404.html'), 'utf8').slice(-500));
    expect(answer, address).not.toMatch(/hostile|^location:/im);
  }
});

test('a hostile hash leads nowhere and runs nothing', async ({ page }) => {
  page.on('dialog', () => expect('a script has run').toBe(''));
  await visit(page, '/');
  for (const hash of [script, encodeURI(script), '%E0%A4%A', '"]', 'javascript:alert("hostile")']) {
    await page.evaluate((value) => (window.location.hash = value), hash);
    await nextFrames(page);
  }
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('hostile');
});
