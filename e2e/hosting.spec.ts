import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import type { APIRequestContext } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

import { writeHeaders } from '../hosting/headers';
import { edits } from './edited-content';
import { expect, screens, test } from './fixtures';
import { built, originOf, sites } from './sites';
import { startProgram } from './start-program';
import { heading, visit } from './visiting';

const documents = [...screens.slice(0, -1), '/Home', '/career/', '/career.html', '/robots.txt'];
const missing = [
  '/no-such-page',
  '/static/js/app.gone.js',
  '/previews/',
  '/404',
  '/_headers',
  '/_headers?any',
];
const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

const files: Record<string, string> = {
  [`/static/js/${readdirSync(built('static/js')).find((file) => file.endsWith('.js'))}`]: year,
  [`/static/media/${readdirSync(built('static/media'))[0]}`]: year,
  [`/previews/${readdirSync(built('previews'))[0]}`]: day,
};

const forAll = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const forDocuments = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self';/),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(
    /camera=\(\), clipboard-read=\(\).*clipboard-write=\(self\)$/,
  ),
  'cross-origin-opener-policy': 'same-origin',
};

/** Asks a server for every kind of response: each has the headers that it should, and no others. */
async function expectHeaders(request: APIRequestContext) {
  for (const address of [...documents, ...missing, ...Object.keys(files)]) {
    const response = await request.get(address);
    const headers = response.headers();
    const caching = files[address];
    const sharing = address.startsWith('/previews/') && caching ? 'cross-origin' : 'same-origin';
    expect(response.status(), address).toBe(missing.includes(address) ? 404 : 200);
    expect(headers, address).toMatchObject({
      ...forAll,
      ...(caching === undefined && forDocuments),
      'cache-control': caching ?? 'no-cache',
      'cross-origin-resource-policy': sharing,
    });
    const unwanted = ['set-cookie', 'access-control-allow-origin'];
    if (caching !== undefined) unwanted.push(...Object.keys(forDocuments));
    expect(Object.keys(headers).filter((name) => unwanted.includes(name))).toEqual([]);
  }
  // Shown by themselves, they would lose their styles.
  for (const address of ['/icon.svg', '/feed.xml']) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).not.toHaveProperty('content-security-policy');
  }
}

test('our own server sends what _headers says, on each kind of response', async ({ request }) => {
  await expectHeaders(request);
});

test.describe('nginx', () => {
  const origin = originOf({ port: 6 }).replace('localhost', '127.0.0.1');
  test.use({ baseURL: origin });

  test('sends the same headers, and takes up a new build by a reload, its configuration untouched @browser-habits', async ({
    page,
    request,
  }) => {
    const withoutNginx = spawnSync('nginx', ['-v']).error !== undefined;
    test.skip(withoutNginx, 'Needs nginx (Debian: apt-get install nginx-light).');
    test.slow();
    const root = mkdtempSync(path.join(tmpdir(), 'site-'));
    cpSync(built(), root, { recursive: true });
    const nginx = startNginx(root, new URL(origin).host);
    try {
      await expect(() => request.get('/')).toPass();
      await expectHeaders(request);
      for (const address of ['/', '/no-such-page', '/robots.txt', '/icon.svg']) {
        const response = await request.get(address);
        expect(response.headers(), address).toMatchObject({
          'content-encoding': 'gzip',
          vary: 'Accept-Encoding',
        });
      }
      for (const address of screens) await visit(page, address);

      cpSync(sites.edited.directory, root, { recursive: true });
      changeColor(root);
      nginx.kill('SIGHUP'); // as `nginx -s reload` does
      await new Promise<void>((resolve) =>
        nginx.stderr.on('data', (line) => /process \d+ exited with/.test(`${line}`) && resolve()),
      );
      await visit(page, '/');
      await expect(heading(page)).toHaveCSS('color', 'rgb(1, 2, 3)');
      await visit(page, `/${edits.job.slug}`);
      await expect(heading(page)).toHaveText(edits.job.title);
    } finally {
      nginx.kill();
      rmSync(root, { recursive: true });
    }
  });
});

test('_headers stays within what Cloudflare Pages reads, whatever the site holds', () => {
  const lines = readFileSync(built('_headers'), 'utf8').trim().split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));

  expect(rules.length).toBeLessThanOrEqual(20);
  for (const rule of rules) expect(rule).toMatch(/^[^*]*\*[^*]*$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  expect(lines).toContain('  ! Access-Control-Allow-Origin');
});

test('the policy is free of what MDN’s HTTP Observatory and csp_evaluator object to', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();

  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  for (const name of ['form-action', 'base-uri', 'frame-ancestors']) {
    expect(policy).toContain(`${name} 'none'`);
  }
});

test('a server that cannot start says why, and the way out', ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const [env, words] of [
    [{ PORT: port }, `Port ${port} is in use. Stop what uses it, or choose another: PORT=`],
    [{ SITE_DIRECTORY: tmpdir() }, 'Build the site first: npm run build'],
  ] as const) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/serve.ts'],
      {
        encoding: 'utf8',
        env: { ...process.env, ...env },
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(words);
  }
});

/** Starts nginx with `hosting/nginx.conf`, edited as its first lines say: another root, another address. */
function startNginx(root: string, address: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('/srv/site', root)
    .replace('listen 8080;', `listen ${address};`);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = path.join(folder, 'nginx.conf');
  // What a distribution's own nginx.conf holds, in a folder of the test's.
  writeFileSync(
    main,
    `user ${userInfo().username};
    pid ${folder}/nginx.pid;
    error_log stderr notice;
    events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  return startProgram('nginx', ['-c', main, '-g', 'daemon off;']);
}

/** Changes a style of the home page, and with it the policy that allows its styles. */
function changeColor(root: string) {
  const file = path.join(root, 'index.html');
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace('</style>', 'h1{color:rgb(1, 2, 3)!important}</style>'));
  for (const ending of ['.br', '.gz']) rmSync(file + ending);
  writeHeaders(root, '/');
}
