import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { hexToRgb } from '@mui/system/colorManipulator';
import type { APIRequestContext } from '@playwright/test';

import { styleHash } from '../build/content-security-policy';
import { paths } from '../src/paths';
import { colors } from '../src/theme/tokens';
import { content, expect, pageAddresses, test } from './fixtures';
import { built, originOf, sites } from './sites';
import { startProgram } from './start-program';
import { forEachStep, gotoAndHydrate, heading } from './visiting';

const documents = [
  ...pageAddresses.slice(0, -1),
  '/Home',
  '/career/',
  '/career.html',
  '/career?from=/404',
  '/robots.txt',
];
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

const files = cachedFiles(sites.fixture.directory);

/** A site's files that browsers may cache, with how long. */
function cachedFiles(site: string): Record<string, string> {
  const script = readdirSync(path.join(site, 'static/js')).find((file) => file.endsWith('.js'));
  const [picture] = readdirSync(path.join(site, 'static/media'));
  return {
    [`/static/js/${script}`]: year,
    [`/static/media/${picture}`]: year,
    '/previews/site.png': day,
    '/icon-512.png': day,
  };
}

const forAll = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};
const forDocuments = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(
    /camera=\(\), clipboard-read=\(\).*clipboard-write=\(self\)$/,
  ),
  'cross-origin-opener-policy': 'same-origin',
};

/** Requests every kind of response. */
async function expectHeaders(request: APIRequestContext) {
  await forEachStep([...documents, ...missing, ...Object.keys(files)], async (address) => {
    const response = await request.get(address);
    const headers = response.headers();
    const caching = files[address];
    expect(response.status()).toBe(missing.includes(address) ? 404 : 200);
    expect(headers).toMatchObject({
      ...forAll,
      ...(caching === undefined && forDocuments),
      'cache-control': caching ?? 'no-cache',
      'cross-origin-resource-policy': caching === day ? 'cross-origin' : 'same-origin',
    });
    const unwanted = ['set-cookie', 'access-control-allow-origin', 'x-robots-tag'];
    if (caching !== undefined) unwanted.push(...Object.keys(forDocuments));
    expect(Object.keys(headers).filter((name) => unwanted.includes(name))).toEqual([]);
  });
}

test('npm start sends the headers of _headers', async ({ request }) => {
  await expectHeaders(request);
});

test.describe('nginx', () => {
  const origin = originOf({ port: 6 }).replace('localhost', '127.0.0.1');
  const withoutNginx = spawnSync('nginx', ['-v']).error !== undefined;
  let root: string;
  let stopNginx = () => {};

  test.use({ baseURL: origin });
  // One port for all of them.
  test.describe.configure({ mode: 'default' });
  test.skip(withoutNginx, 'Needs nginx (Debian: apt-get install nginx-light).');
  test.beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'site-'));
  });
  test.afterEach(() => {
    stopNginx();
    rmSync(root, { recursive: true });
  });

  test('sends the headers of _headers, and compressed copies', async ({ request }) => {
    cpSync(built(), root, { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host);
    await expect(() => request.get('/')).toPass();

    await expectHeaders(request);
    await forEachStep(['/', '/no-such-page', '/robots.txt', '/icon.svg'], async (address) => {
      const { 'content-encoding': encoding, vary } = (await request.get(address)).headers();
      expect({ encoding, vary }).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding' });
    });
  });

  test('styles the pages of a new build without being reloaded', async ({ page, request }) => {
    cpSync(built(), root, { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host);
    await expect(() => request.get('/')).toPass();

    for (const color of ['rgb(255, 0, 0)', 'rgb(0, 0, 255)']) {
      await test.step(color, async () => {
        publishHomePage(root, `h1{color:${color}!important}`);
        await gotoAndHydrate(page, paths.home);
        await expect(heading(page)).toHaveCSS('color', color);
        // A link within the app shows the previous build's page under the next build's policy.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
        await expect(heading(page)).toHaveText(content.careers.title);
        await expect(page.locator('body')).toHaveCSS('background-color', paper);
        await gotoAndHydrate(page, paths.career);
        await expect(heading(page)).not.toHaveCSS('color', color);
        await expect(page.locator('body')).toHaveCSS('background-color', paper);
      });
    }
  });

  test('serves a site below a folder, and redirects /folder to /folder/', async ({
    page,
    request,
  }) => {
    cpSync(sites.folder.directory, path.join(root, 'folder'), { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host, (configuration) =>
      configuration
        .replace('error_page 404 /404.html;', '')
        .replaceAll(/#(?=error_page|location)/g, ''),
    );
    await expect(() => request.get('/folder/')).toPass();

    await gotoAndHydrate(page, '/folder');
    await expect(page).toHaveURL('/folder/');
    await expect(heading(page)).toHaveText(content.company.name);
    await gotoAndHydrate(page, '/folder/no-such-page');
    await expect(heading(page)).toHaveText(content.notFound.title);
    const folderFiles = cachedFiles(sites.folder.directory);
    for (const [address, caching] of Object.entries({ '/career': 'no-cache', ...folderFiles })) {
      const headers = (await request.get(`/folder${address}`)).headers();
      expect(headers['cache-control'], address).toBe(caching);
    }
  });
});

test('_headers stays within the limits of Cloudflare Pages', () => {
  const lines = readFileSync(built('_headers'), 'utf8').trim().split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));

  expect(rules.length).toBeLessThanOrEqual(100);
  for (const rule of rules) expect(rule).toMatch(/^[^*]*\*[^*]*$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  expect(lines).toContain('  ! Access-Control-Allow-Origin');
});

/** Starts nginx with `hosting/nginx.conf`, edited as its comments say; returns what stops it. */
function startNginx(root: string, address: string, edit = (text: string) => text): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('/srv/site', root)
    .replace('listen 8080;', `listen ${address};`);
  writeFileSync(path.join(folder, 'site.conf'), edit(site));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = path.join(folder, 'nginx.conf');
  // Like a distribution's nginx.conf, in a temporary folder.
  writeFileSync(
    main,
    `user ${userInfo().username};
    pid ${folder}/nginx.pid;
    error_log stderr notice;
    events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const nginx = startProgram('nginx', ['-c', main, '-g', 'daemon off;']);
  return () => nginx.kill();
}

const paper = hexToRgb(colors.light.paper);

/** Writes the home page with more styles, and so with another hash in its policy, to nginx's root. */
function publishHomePage(root: string, styles: string) {
  const html = readFileSync(built('index.html'), 'utf8');
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const published = html
    .replace(`${css}</style>`, `${css}${styles}</style>`)
    .replace(styleHash(css), styleHash(css + styles));
  writeFileSync(path.join(root, 'index.html'), published);
  writeFileSync(path.join(root, 'index.html.gz'), gzipSync(published));
}
