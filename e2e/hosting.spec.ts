import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

import { fixtureFile, nginx, originOf } from './support/sites';
import { expect, test } from './support/test';

const forAll = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};

const forDocuments = {
  ...forAll,
  'cache-control': 'no-cache',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Without `web-share`, which "Share" on a job page needs.
  'permissions-policy': expect.stringMatching(/^(?!.*web-share).*camera=\(\), clipboard-read=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const documentByNginx = {
  ...forDocuments,
  'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/),
  'content-encoding': 'gzip',
  // A version number would tell attackers what to try.
  server: 'nginx',
};

const cachedForAYear = { ...forAll, 'cache-control': 'public, max-age=31536000, immutable' };

/** Other sites show these. */
const cachedForADay = {
  ...forAll,
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
};

const contentType = (type: string) => ({ 'content-type': expect.stringContaining(type) });

const script = `/static/js/${readdirSync(fixtureFile('static/js')).find((file) => file.startsWith('app.'))}`;

test('_headers says the same to hosts that read it', () => {
  const [, documents, files, previews, icons, ...others] = readFileSync(
    fixtureFile('_headers'),
    'utf8',
  )
    .split(/^\/.*\n/m)
    .map(headersOf);
  expect(documents).toMatchObject(forDocuments);
  expect({ ...documents, ...files }).toMatchObject(cachedForAYear);
  for (const rule of [previews, icons]) {
    expect({ ...documents, ...rule }).toMatchObject(cachedForADay);
  }
  expect(others).toEqual([]);
});

test('nginx sends the promised headers, and documents and scripts compressed', async ({
  request,
}) => {
  test.skip(
    spawnSync('nginx', ['-v']).error !== undefined,
    'nginx is not installed: apt-get install nginx-light',
  );
  const origin = originOf(nginx).replace('localhost', '127.0.0.1');
  const server = startNginx(new URL(origin).host);
  try {
    await expect(() => request.get(origin)).toPass();
    for (const [url, status, headers] of [
      ['/', 200, documentByNginx],
      ['/career', 200, documentByNginx],
      ['/career/', 200, documentByNginx],
      ['/no-such-page', 404, documentByNginx],
      ['/_headers', 404, documentByNginx],
      ['/static/js/app.gone.js', 404, forAll],
      [script, 200, { ...cachedForAYear, 'content-encoding': 'gzip' }],
      ['/previews/site.png', 200, { ...cachedForADay, ...contentType('image/png') }],
      ['/icon-512.png', 200, { ...cachedForADay, ...contentType('image/png') }],
      ['/feed.xml', 200, contentType('xml')],
      ['/.well-known/security.txt', 200, contentType('text/plain')],
    ] as const) {
      const response = await request.get(`${origin}${url}`);
      expect(response.status(), url).toBe(status);
      expect(response.headers(), url).toMatchObject(headers);
    }
  } finally {
    server.kill();
  }
});

function headersOf(rule: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(rule.matchAll(/^ +([\w-]+): (.*)$/gm), ([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

/** Starts nginx with `hosting/nginx.conf` in a temporary folder. */
function startNginx(host: string) {
  const folder = test.info().outputDir;
  mkdirSync(folder, { recursive: true });
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('/srv/site', path.resolve(fixtureFile()))
    .replace(/listen 80;\s+listen .*;/, `listen ${host};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${folder}/${name}";`,
  );
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `user ${userInfo().username};
    pid "${folder}/nginx.pid";
    error_log stderr;
    events {}
    http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  return spawn('nginx', ['-c', main, '-g', 'daemon off;'], { stdio: 'ignore' });
}
