import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { hexToRgb } from '@mui/system/colorManipulator';
import type { APIRequestContext, Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

import { styleHash } from '../build/content-security-policy';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { colors } from '../src/theme/tokens';
import { addresses, closedJob, content, expect, job, screens, test, unknownPath } from './fixtures';
import { built, originOf, sites } from './sites';
import { startProgram } from './start-program';
import { appearance, forEachStep, gotoAndHydrate, heading } from './visiting';

const documents = [...screens.slice(0, -1), '/Home', '/career/', '/career.html', '/robots.txt'];
const missing = [
  ...['/no-such-page', '/static/js/app.gone.js', '/previews/'],
  ...['/404', '/_headers', '/_headers?any'],
];
const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

const script = `/static/js/${readdirSync(built('static/js')).find((file) => file.endsWith('.js'))}`;
const files: Record<string, string> = {
  [script]: year,
  [`/static/media/${readdirSync(built('static/media'))[0]}`]: year,
  '/previews/site.png': day,
  '/icon-512.png': day,
};

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

/** Requests every kind of response: each has exactly the headers that it should have. */
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

test('npm start sends the headers of _headers with each kind of response', async ({ request }) => {
  await expectHeaders(request);
});

test.describe('nginx', () => {
  const origin = originOf({ port: 6 }).replace('localhost', '127.0.0.1');
  const withoutNginx = spawnSync('nginx', ['-v']).error !== undefined;
  let root: string;
  let stopNginx = async () => {};

  test.use({ baseURL: origin });
  // One port for all of them.
  test.describe.configure({ mode: 'default' });
  test.skip(withoutNginx, 'Needs nginx (Debian: apt-get install nginx-light).');
  test.beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'site-'));
  });
  test.afterEach(async () => {
    await stopNginx();
    rmSync(root, { recursive: true });
  });

  test('sends the same headers, and compressed copies', async ({ request }) => {
    cpSync(built(), root, { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host);
    await expect(() => request.get('/')).toPass();

    await expectHeaders(request);
    await forEachStep(['/', '/no-such-page', '/robots.txt', '/icon.svg'], async (address) => {
      const { 'content-encoding': encoding, vary } = (await request.get(address)).headers();
      expect({ encoding, vary }).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding' });
    });
  });

  test('pages stay styled while builds are copied over each other, without a reload', async ({
    page,
    request,
  }) => {
    cpSync(built(), root, { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host);
    await expect(() => request.get('/')).toPass();

    const red = 'h1{color:rgb(255, 0, 0)!important}';
    for (const [before, after] of [
      ['', red],
      [red, ''],
    ] as const) {
      await test.step(after === red ? 'the next build' : 'the previous build again', async () => {
        publish(root, 'index.html', after);
        await expectStyled(page, paths.home, after === red);
        // A link within the app shows one build's page under the other's policy.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
        await expect(heading(page)).toHaveText(content.careers.title);
        await expect(page.locator('body')).toHaveCSS('background-color', paper);
        await expectStyled(page, paths.career, before === red);
        publish(root, 'career.html', after);
        await expectStyled(page, paths.career, after === red);
      });
    }
  });

  test('serves a build for a folder, and leads /folder to /folder/', async ({ page, request }) => {
    cpSync(sites.folder.directory, path.join(root, 'folder'), { recursive: true });
    const forFolder = (configuration: string) =>
      configuration
        .replace('error_page 404 /404.html;', '')
        .replaceAll(/#(?=error_page|location)/g, '');

    for (const [name, edit] of [
      ['with an unchanged configuration', undefined],
      ['with the lines for a folder', forFolder],
    ] as const) {
      await test.step(name, async () => {
        await stopNginx();
        stopNginx = startNginx(root, new URL(origin).host, edit);
        await expect(() => request.get('/folder/')).toPass();
        for (const address of ['/folder', '/folder/']) {
          await gotoAndHydrate(page, address);
          await expect(page).toHaveURL('/folder/');
          await expect(heading(page)).toHaveText(content.company.name);
        }
      });
    }
    await gotoAndHydrate(page, '/folder/no-such-page');
    await expect(heading(page)).toHaveText(content.notFound.title);
    for (const [address, caching] of Object.entries({ '/career': 'no-cache', ...files })) {
      const headers = (await request.get(`/folder${address}`)).headers();
      expect(headers['cache-control'], address).toBe(caching);
    }
  });
});

test('_headers stays within what Cloudflare Pages reads', () => {
  const lines = readFileSync(built('_headers'), 'utf8').trim().split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));

  expect(rules.length).toBeLessThanOrEqual(100);
  for (const rule of rules) expect(rule).toMatch(/^[^*]*\*[^*]*$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  expect(lines).toContain('  ! Access-Control-Allow-Origin');
});

test('csp_evaluator and MDN’s HTTP Observatory do not object to the policy of any document', async ({
  request,
}) => {
  await forEachStep(addresses, async (address) => {
    const html = await (await request.get(address)).text();
    const [, policy = ''] =
      /^<!doctype html>\n<html lang="en"><head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        html,
      ) ?? [];
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();

    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const name of ['default-src', 'form-action', 'base-uri']) {
      expect(policy).toContain(`${name} 'none'`);
    }
  });
});

test('the policy holds without any header: injected styles, scripts and markup have no effect', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/violates the following|This document requires 'Trusted(HTML|Script)'/);
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ body: await response.body(), contentType: 'text/html' });
  });
  await gotoAndHydrate(page, paths.career);

  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 9px solid red }';
    document.head.append(style);
  });
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
  for (const inject of [
    () => document.body.insertAdjacentHTML('beforeend', '<b>Hi</b>'),
    () => {
      document.head.append(document.createElement('script'));
      Object(document.head.lastChild).textContent = 'document.title = "injected"';
    },
    () => void Object(window).trustedTypes.createPolicy('other', {}),
  ]) {
    await expect(page.evaluate(inject)).rejects.toThrow(/Trusted ?Type|TrustedHTML|TrustedScript/);
  }
  await expect(page).not.toHaveTitle('injected');
});

test('a page reached by links looks like the same page opened by its address', async ({ page }) => {
  const pages = [paths.home, paths.career, jobPath(job), jobPath(closedJob), unknownPath];
  const opened: Record<string, string[]> = {};
  for (const address of pages) {
    await gotoAndHydrate(page, address);
    opened[address] = await page.evaluate(appearance);
  }
  // The last page is open: back to the first, and from there to the last again.
  await test.step('in reverse order', () => visitByLinks(pages.toReversed().slice(1)));
  await gotoAndHydrate(page, paths.home);
  await test.step('in order', () => visitByLinks(pages.slice(1)));

  async function visitByLinks(order: string[]) {
    for (const address of order) {
      await navigateWithinApp(page, address);
      await expect.poll(() => page.evaluate(appearance), address).toEqual(opened[address]);
    }
  }
});

test('the browser stores only what navigation needs, until the tab is closed', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL(paths.career);
  await page.reload();

  const stored = await page.evaluate(() => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
    ...document.cookie,
  ]);
  const allowed = ['react-router-scroll-positions', 'remix-router-transitions'];
  expect(stored.filter((key) => !allowed.includes(key))).toEqual([]);
});

test('a server that cannot start says how to fix it', ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const [env, words] of [
    [{ PORT: port }, `Port ${port} is in use. Stop what uses it, or choose another: PORT=`],
    [{ SITE_DIRECTORY: tmpdir() }, 'Build the site first: npm run build'],
  ] as const) {
    const server = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    expect(server.status).toBe(1);
    expect(server.stderr).toContain(words);
  }
});

const paper = hexToRgb(colors.light.paper);

/** Opens a page: it is styled, and its heading is red or not. */
async function expectStyled(page: Page, address: string, isRed: boolean) {
  await gotoAndHydrate(page, address);
  await expect(page.locator('body')).toHaveCSS('background-color', paper);
  const color = expect(heading(page));
  await (isRed ? color : color.not).toHaveCSS('color', 'rgb(255, 0, 0)');
}

/** Writes a document with more styles, and so with another hash in its policy, to nginx's root. */
function publish(root: string, file: string, styles: string) {
  const html = readFileSync(built(file), 'utf8');
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const published = html
    .replace(`${css}</style>`, `${css}${styles}</style>`)
    .replace(styleHash(css), styleHash(css + styles));
  writeFileSync(path.join(root, file), published);
  writeFileSync(path.join(root, `${file}.gz`), gzipSync(published));
}

/** Follows a link without loading a document, as the router does for any link of the app. */
async function navigateWithinApp(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Starts nginx with `hosting/nginx.conf`, edited as its comments say; returns what stops it. */
function startNginx(root: string, address: string, edit = (text: string) => text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('/srv/site', root)
    .replace('listen 8080;', `listen ${address};`);
  writeFileSync(path.join(folder, 'site.conf'), edit(site));
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
  const nginx = startProgram('nginx', ['-c', main, '-g', 'daemon off;']);
  return async () => {
    nginx.kill();
    if (nginx.exitCode === null) await once(nginx, 'exit');
  };
}
