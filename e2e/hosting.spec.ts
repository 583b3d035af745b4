import { type ChildProcess, execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import { hexToRgb } from '@mui/system/colorManipulator';
import type { APIRequestContext } from '@playwright/test';

import { styleHash } from '../generator/documents/content-security-policy';
import { replaceDirectory } from '../generator/output-directory';
import { paths } from '../src/content/paths';
import { colors } from '../src/theme/tokens';
import { edits } from './support/edited-site-content';
import { fixtureFile, nginxSite, originOf, sites, startedSite } from './support/sites';
import { startProgram, waitForOutput } from './support/start-program';
import { content, expect, test } from './support/test';
import { forEachStep, gotoAndHydrate, heading } from './support/visiting';

const documents = ['/', '/Home', '/career', '/career/', '/career.html', '/career?from=/404'];
const missing = [
  '/no-such-page',
  '/static/js/app.gone.js',
  '/previews/',
  '/404',
  '/404.html',
  '/_headers?any',
];
const security = '/.well-known/security.txt';
const cacheForAYear = 'public, max-age=31536000, immutable';
const cacheForADay = 'public, max-age=86400';

/** Files that browsers may cache, and for how long. */
const cached: Record<string, string> = {
  [`/static/js/${readdirSync(fixtureFile('static/js'))[0]}`]: cacheForAYear,
  [`/static/media/${readdirSync(fixtureFile('static/media'))[0]}`]: cacheForAYear,
  '/previews/site.png': cacheForADay,
  '/icon-512.png': cacheForADay,
};

/** The media type of each file. */
const types: Record<string, RegExp> = {
  '/career': /^text\/html; ?charset=utf-8$/i,
  '/no-such-page': /^text\/html; ?charset=utf-8$/i,
  '/licenses.txt': /^text\/plain; ?charset=utf-8$/i,
  [security]: /^text\/plain; ?charset=utf-8$/i,
  '/site.webmanifest': /^application\/manifest\+json/,
  '/jobs.json': /^application\/json/,
  '/feed.xml': /^(application|text)\/xml/,
  '/icon.svg': /^image\/svg\+xml/,
  '/favicon.ico': /^image\/x-icon/,
  '/previews/site.png': /^image\/png/,
};

const forAll = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};
const [, permissionsPolicy = ''] =
  /Permissions-Policy: (.*)/.exec(readFileSync('hosting/_headers', 'utf8')) ?? [];
const forDocuments = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
};

/** Checks one URL of each kind. */
async function expectHeaders(request: APIRequestContext) {
  const urls = [...documents, '/robots.txt', security, ...missing, ...Object.keys(cached)];
  await forEachStep(urls, async (url) => {
    const response = await request.get(url);
    const headers = response.headers();
    const caching = cached[url];
    expect(response.status()).toBe(missing.includes(url) ? 404 : 200);
    expect(headers).toMatchObject({
      ...forAll,
      ...(caching === undefined && forDocuments),
      'cache-control': caching ?? 'no-cache',
      'cross-origin-resource-policy': caching === cacheForADay ? 'cross-origin' : 'same-origin',
    });
    const unwanted = ['set-cookie', 'access-control-allow-origin', 'x-robots-tag'];
    if (caching !== undefined) unwanted.push(...Object.keys(forDocuments));
    expect(Object.keys(headers).filter((name) => unwanted.includes(name))).toEqual([]);
  });
  await forEachStep(Object.keys(types), async (url) => {
    expect((await request.get(url)).headers()['content-type']).toMatch(types[url] ?? /^$/);
  });
}

test('npm start sends the headers in _headers', async ({ request }) => {
  await expectHeaders(request);
  expect(permissionsPolicy).toMatch(/camera=\(\), clipboard-read=\(\).*clipboard-write=\(self\)$/);
});

test('npm start does not resend what the browser has cached', async ({ request }) => {
  const { etag = '' } = (await request.get('/')).headers();
  const again = await request.get('/', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('npm start compresses only for clients that accept it', async ({ request }) => {
  await forEachStep(['/', '/no-such-page'], async (url) => {
    for (const encoding of url === '/' ? ['br', 'gzip', undefined] : ['gzip', undefined]) {
      const headers = { 'Accept-Encoding': encoding ?? 'identity' };
      const response = await request.get(url, { headers });
      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers()['vary']).toBe('Accept-Encoding');
      expect(await response.text()).toContain('<!doctype html>');
    }
  });
});

test('npm start serves a new build without a restart', async ({ page, request }) => {
  const directory = test.info().outputPath('site');
  cpSync(sites.fixture.directory, directory, { recursive: true });
  const origin = originOf(startedSite);
  const server = startProgram(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, PORT: new URL(origin).port, SITE_DIR: directory },
  });
  try {
    await waitForOutput(server, /The site is at (.*)/);
    await gotoAndHydrate(page, origin + paths.home);

    cpSync(sites.edited.directory, `${directory}.new`, { recursive: true });
    replaceDirectory(directory, `${directory}.new`);
    await gotoAndHydrate(page, origin + paths.home);
    await expect(page.getByRole('heading', { name: edits.service })).toBeVisible();
    await gotoAndHydrate(page, `${origin}/${edits.job.slug}`);
    await expect(heading(page)).toHaveText(edits.job.title);

    // A file that disappears after the server has looked it up ends its own response, not the
    // server.
    rmSync(`${directory}/previews/site.png`);
    await expect(request.get(`${origin}/previews/site.png`)).rejects.toThrow();
    expect((await request.get(`${origin}/`)).ok()).toBe(true);
  } finally {
    server.kill();
  }
});

test.describe('nginx', () => {
  const origin = originOf(nginxSite).replace('localhost', '127.0.0.1');
  let nginx: ChildProcess;

  test.use({ baseURL: origin });
  // One after the other, because the tests share a port.
  test.describe.configure({ mode: 'default' });
  test.skip(
    spawnSync('nginx', ['-v']).error !== undefined,
    'nginx is not installed: apt-get install nginx-light',
  );
  test.afterEach(() => nginx.kill());

  test('sends the headers in _headers, and compressed copies', async ({ request }) => {
    nginx = startNginx(sites.fixture.directory);
    await expect(() => request.get('/')).toPass();

    await expectHeaders(request);
    await forEachStep(['/', '/no-such-page', security, '/icon.svg'], async (url) => {
      const { 'content-encoding': encoding, vary } = (await request.get(url)).headers();
      expect({ encoding, vary }).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding' });
    });
    // A version number would tell attackers what to try.
    expect((await request.get('/')).headers()['server']).toBe('nginx');
  });

  test('serves a new build without being reloaded', async ({ page, request }) => {
    const root = test.info().outputPath('site');
    cpSync(sites.fixture.directory, root, { recursive: true });
    nginx = startNginx(root);
    await expect(() => request.get('/')).toPass();

    await gotoAndHydrate(page, paths.career);
    publishHomePage(root, 'h1{color:red!important}');
    await gotoAndHydrate(page, paths.home);
    await expect(heading(page)).toHaveCSS('color', 'rgb(255, 0, 0)');
    // A link within the app shows the previous build's page under the new build's policy.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
    await expect(heading(page)).toHaveText(content.careers.title);
    await expect(page.locator('body')).toHaveCSS('background-color', hexToRgb(colors.light.page));
  });

  test('publish.sh replaces a build while pages are loaded', async ({ request }) => {
    const site = test.info().outputPath('srv/site');
    mkdirSync(path.dirname(site), { recursive: true });
    // Shells complete the name of a folder with a slash.
    const publish = ({ directory }: { directory: string }) =>
      promisify(execFile)('hosting/publish.sh', [directory, `${site}/`]);
    await publish(sites.edited);
    nginx = startNginx(site);
    await expect(() => request.get('/')).toPass();
    const job = `/${edits.job.slug}`;
    expect((await request.get(job)).status()).toBe(200);

    let published = false;
    const missing: string[] = [];
    const loads: string[] = [];
    const loadPages = async () => {
      while (!published) {
        const html = await (await request.get('/career')).text();
        for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)) {
          loads.push(file);
          if ((await request.get(file)).status() !== 200) missing.push(file);
        }
        if (!html.endsWith('</html>\n')) missing.push('/career');
      }
    };
    const publishAll = async () => {
      for (const build of [sites.fixture, sites.edited, sites.fixture]) await publish(build);
      published = true;
    };
    await Promise.all([loadPages(), loadPages(), publishAll()]);

    expect(loads).not.toEqual([]);
    expect(missing).toEqual([]);
    expect((await request.get(job)).status()).toBe(404);
    const [script = ''] = readdirSync(path.join(sites.edited.directory, 'static/js'));
    expect((await request.get(`/static/js/${script}`)).status()).toBe(200);
    expect(readdirSync(path.dirname(site))).toHaveLength(2); // the link and its build
  });

  test('serves a site below a folder, and redirects /folder to /folder/', async ({
    page,
    request,
  }) => {
    nginx = startNginx(path.dirname(sites.folder.directory), (configuration) =>
      configuration
        .replace('error_page 404 /404.html;', '')
        .replaceAll(/#(?=error_page|location)/g, ''),
    );
    await expect(() => request.get('/folder/')).toPass();

    // Without scheme, host and port, which a proxy in front of nginx changes.
    const redirect = await request.get('/folder', { maxRedirects: 0 });
    expect(redirect.headers()['location']).toBe('/folder/');
    await gotoAndHydrate(page, '/folder');
    await expect(page).toHaveURL('/folder/');
    await expect(heading(page)).toContainText(content.company.name);
    const script = await page.locator('script[src]').first().getAttribute('src');
    expect((await request.get(script ?? '')).headers()['cache-control']).toBe(cacheForAYear);

    await gotoAndHydrate(page, '/folder/no-such-page');
    await expect(heading(page)).toHaveText(content.notFound.title);
  });

  /** Starts nginx with `hosting/nginx.conf` and the edits that its comments describe. */
  function startNginx(root: string, edit = (configuration: string) => configuration) {
    const folder = test.info().outputDir;
    mkdirSync(folder, { recursive: true });
    const site = readFileSync('hosting/nginx.conf', 'utf8')
      .replaceAll('/srv/site', `"${path.resolve(root)}"`)
      .replace('listen 8080;', `listen ${new URL(origin).host};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path "${folder}/${name}";`,
    );
    const main = path.join(folder, 'nginx.conf');
    // Like a distribution's nginx.conf, but in a temporary folder.
    writeFileSync(
      main,
      `user ${userInfo().username};
      pid "${folder}/nginx.pid";
      error_log stderr notice;
      events {}
      http { access_log off; ${temporary.join(' ')} ${edit(site)} }`,
    );
    return startProgram('nginx', ['-c', main, '-g', 'daemon off;']);
  }
});

/**
 * Writes the home page with more styles, and so with another hash in its policy, to nginx's root.
 */
function publishHomePage(root: string, styles: string) {
  const html = readFileSync(fixtureFile('index.html'), 'utf8');
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const published = html
    .replace(`${css}</style>`, `${css}${styles}</style>`)
    .replace(styleHash(css), styleHash(css + styles));
  writeFileSync(path.join(root, 'index.html'), published);
  writeFileSync(path.join(root, 'index.html.gz'), gzipSync(published));
}
