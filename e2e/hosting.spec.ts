import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
import { edits } from './edited-content';
import { closedJob, content, expect, job, screens, test, unknownPath } from './fixtures';
import { built, originOf, sites } from './sites';
import { startProgram } from './start-program';
import { appearance, heading, gotoAndHydrate, forEachStep } from './visiting';

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
    expect(response.status(), address).toBe(missing.includes(address) ? 404 : 200);
    expect(headers, address).toMatchObject({
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

  test('sends the same headers, and compressed copies', async ({ request }) => {
    cpSync(built(), root, { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host);
    await expect(() => request.get('/')).toPass();

    await expectHeaders(request);
    await forEachStep(['/', '/no-such-page', '/robots.txt', '/icon.svg'], async (address) => {
      const response = await request.get(address);
      expect(response.headers(), address).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      });
    });
  });

  test('every page is styled before, while and after a build is published, without a reload', async ({
    page,
    request,
  }) => {
    test.slow();
    const recolored = recolorHeadings(sites.edited.directory);
    cpSync(built(), root, { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host);
    await expect(() => request.get('/')).toPass();

    await expectHeadingColor(page, screens, false);
    for (const site of [recolored, built()]) {
      await test.step(`after publishing ${site}`, async () => {
        const isRecolored = site === recolored;
        const all = readdirSync(site, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)));
        const publish = (isWanted: (file: string) => boolean) => {
          for (const file of all.filter(isWanted)) replaceFile(root, file, site);
        };

        // In the order that docs/hosting.md gives: what documents refer to, then the documents.
        publish((file) => file.startsWith('static'));
        publish((file) => file.startsWith('index.html'));
        await expectHeadingColor(page, [paths.home], isRecolored);
        await expectHeadingColor(page, screens.slice(1), !isRecolored);
        // A link within the app shows one build's page under the other's policy.
        await gotoAndHydrate(page, paths.home);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
        await expect(page).toHaveURL(paths.career);
        await expect(page.locator('body')).toHaveCSS('background-color', paper);

        publish(() => true);
        await expectHeadingColor(page, screens, isRecolored);
        await gotoAndHydrate(page, `/${edits.job.slug}`);
        // Nothing deletes the pages of an older build.
        await expect(heading(page)).toHaveText(edits.job.title);
      });
    }
    rmSync(recolored, { recursive: true });
  });

  test('with an unchanged configuration, /folder still shows the complete home page', async ({
    page,
    request,
  }) => {
    cpSync(sites.folder.directory, path.join(root, 'folder'), { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host);
    await expect(() => request.get('/folder/')).toPass();

    await forEachStep(['/folder', '/folder/'], async (address) => {
      await gotoAndHydrate(page, address);
      await expect(page).toHaveURL('/folder/');
      await expect(heading(page)).toHaveText(content.company.name);
    });
  });

  test('serves a build for a folder, and leads /folder to /folder/', async ({ page, request }) => {
    cpSync(sites.folder.directory, path.join(root, 'folder'), { recursive: true });
    stopNginx = startNginx(root, new URL(origin).host, (configuration) =>
      configuration
        .replace('error_page 404 /404.html;', '')
        .replaceAll(/#(?=error_page|location)/g, ''),
    );
    await expect(() => request.get('/folder/')).toPass();

    await gotoAndHydrate(page, '/folder');
    await expect(page).toHaveURL('/folder/');
    await gotoAndHydrate(page, '/folder/career');
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
    await gotoAndHydrate(page, '/folder/no-such-page');
    await expect(heading(page)).toHaveText(content.notFound.title);
    const [script = ''] = Object.keys(files);
    for (const [address, caching] of [
      ['/folder/career', 'no-cache'],
      [`/folder${script}`, year],
      ['/folder/previews/site.png', day],
    ] as const) {
      await test.step(address, async () => {
        const headers = (await request.get(address)).headers();
        expect(headers['cache-control'], address).toBe(caching);
      });
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

test('each document begins with its policy, to which csp_evaluator and MDN’s HTTP Observatory do not object', async ({
  request,
}) => {
  await forEachStep([...screens, paths.homeAlias], async (address) => {
    const response = await request.get(address);
    const [, policy = ''] =
      /^<!doctype html>\n<html lang="en"><head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        await response.text(),
      ) ?? [];
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();

    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const name of ['default-src', 'form-action', 'base-uri']) {
      expect(policy).toContain(`${name} 'none'`);
    }
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types webpack");
    expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
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
  const outcome = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 9px solid red }';
    document.head.append(style);

    const refuses = (inject: () => void) => {
      try {
        inject();
        return false;
      } catch {
        return true;
      }
    };
    return {
      isOutlined: getComputedStyle(document.body).outlineStyle !== 'none',
      refusesMarkup: refuses(() => document.body.insertAdjacentHTML('beforeend', '<b>Hi</b>')),
      refusesScript: refuses(() => {
        document.head.append(document.createElement('script'));
        Object(document.head.lastChild).textContent = 'document.title = "injected"';
      }),
      refusesTypes: refuses(() => Object(window).trustedTypes.createPolicy('other', {})),
    };
  });
  expect(outcome).toEqual({
    isOutlined: false,
    refusesMarkup: true,
    refusesScript: true,
    refusesTypes: true,
  });
  await expect(page).not.toHaveTitle('injected');
});

test('a page reached by links looks like the same page opened by its address', async ({ page }) => {
  const pages = [paths.home, paths.career, jobPath(job), jobPath(closedJob), unknownPath];
  await forEachStep(pages, async (address) => {
    await gotoAndHydrate(page, address);
    const opened = await page.evaluate(appearance);
    for (const start of pages.filter((other) => other !== address)) {
      await test.step(`from ${start}`, async () => {
        await gotoAndHydrate(page, start);
        await navigateWithinApp(page, address);
        await expect.poll(() => page.evaluate(appearance)).toEqual(opened);
      });
    }
  });
});

test('the browser stores only what navigation needs, until the tab is closed', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL(paths.career);
  await page.reload();

  const stored = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookies: document.cookie,
  }));
  expect(stored).toMatchObject({ local: [], cookies: '' });
  const allowed = ['react-router-scroll-positions', 'remix-router-transitions'];
  expect(stored.session.filter((key) => !allowed.includes(key))).toEqual([]);
});

test('a server that cannot start says why, and how to fix it', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const [env, words] of [
    [{ PORT: port }, `Port ${port} is in use. Stop what uses it, or choose another: PORT=`],
    [{ SITE_DIRECTORY: tmpdir() }, 'Build the site first: npm run build'],
  ] as const) {
    await test.step(words, () => {
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
    });
  }
});

const paper = hexToRgb(colors.light.paper);

const recolor = 'h1{color:rgb(1, 2, 3)!important}';

/** Opens pages: each is styled, and headings have the recolored build's color or not. */
async function expectHeadingColor(page: Page, addresses: string[], isRecolored: boolean) {
  await forEachStep(addresses, async (address) => {
    await gotoAndHydrate(page, address);
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
    const color = expect(heading(page), address);
    await (isRecolored ? color : color.not).toHaveCSS('color', 'rgb(1, 2, 3)');
  });
}

/** Follows a link without loading a document, as the router does for any link of the app. */
async function navigateWithinApp(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Copies a site with another color of headings, and so with other hashes in its policies. */
function recolorHeadings(site: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'recolored-'));
  cpSync(site, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join(copy, file), 'utf8');
    const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
    const changed = html
      .replace(`${css}</style>`, `${css}${recolor}</style>`)
      .replace(styleHash(css), styleHash(css + recolor));
    writeFileSync(path.join(copy, file), changed);
    writeFileSync(path.join(copy, `${file}.gz`), gzipSync(changed));
  }
  return copy;
}

/** Replaces a file at once, as rsync does. */
function replaceFile(root: string, file: string, from: string) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(path.join(from, file), `${target}.new`);
  renameSync(`${target}.new`, target);
}

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
  return () => nginx.kill();
}
