import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

import { hasNginx, startNginx } from '../scripts/nginx';
import { expect, test } from './fixtures';
import { hostileAddresses, hostileHashes, marker } from './hostile-addresses';
import { nextFrames, visit } from './visiting';

const seed = 20_261_121;
const count = 2000;

const pages: Record<string, string> = {
  '/': readFileSync('dist/index.html', 'utf8'),
  '/career': readFileSync('dist/career.html', 'utf8'),
  '/quality-analyst': readFileSync('dist/quality-analyst.html', 'utf8'),
};
const notFoundPage = readFileSync('dist/404.html', 'utf8');

/** Sends an address as it is, which no client library would, and gives the whole answer. */
function send(origin: string, address: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    );
    socket.setTimeout(10_000, () => reject(new Error(`No answer to ${address}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
    // Whoever is sent away with 400 or 414 may find the door closed before having said all.
    socket.on('error', () => resolve(Buffer.concat(chunks).toString()));
  });
}

async function expectUnmoved(origin: string) {
  console.log(`${count} hostile addresses for ${origin}, seed ${seed}`);
  for (const address of hostileAddresses(count, seed)) {
    const answer = await send(origin, address);
    const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
    const told = `${status} for ${address.slice(0, 200)}`;
    // A strange query behind a page's address is that page; so is a path that winds its way to one.
    const page = pages[new URL(address.replace(/^[/\\]+/, '/'), origin).pathname];
    if (status === 200) expect(body, told).toBe(page);
    else expect([400, 404, 414], told).toContain(status);
    expect(head, told).not.toMatch(/^location:/im);
    expect(answer, told).not.toContain(marker);
    if (status === 404) expect(body, told).toContain(notFoundPage.slice(-500));
  }
  expect(await send(origin, '/')).toMatch(/^HTTP\/1\.1 200/);
}

test('our server is not moved by hostile addresses', async ({ baseURL }) => {
  test.slow();
  await expectUnmoved(baseURL ?? '');
});

test('nginx is not moved by hostile addresses', async () => {
  test.slow();
  test.skip(!hasNginx(), 'There is no nginx, and it could not be installed.');
  const nginx = await startNginx('dist');
  try {
    await expectUnmoved(nginx.origin);
  } finally {
    nginx.stop();
  }
});

test('a page is not moved by hostile hashes', async ({ page }) => {
  page.on('dialog', () => expect('a script has run').toBe(''));
  await visit(page, '/');
  for (const hash of hostileHashes(300, seed)) {
    await page.evaluate((value) => (window.location.hash = value), hash);
  }
  await nextFrames(page);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(marker);
});

test('a page opened at a hostile address shows the 404 page and runs nothing', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/status of 40[04]/);
  page.on('dialog', () => expect('a script has run').toBe(''));
  const readable = hostileAddresses(200, seed).filter(
    (address) => /^\/(?![\\/])[^\\]*$/.test(address) && address.length < 2000,
  );
  for (const address of readable.filter((_, index) => index % 6 === 0)) {
    const response = await page.goto(address);
    if (response?.status() === 400) continue;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(marker);
  }
});
