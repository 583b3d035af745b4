import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { APIRequestContext } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

import { writeHeaders } from '../hosting/write-headers';
import { expect, missingDocument, test } from './fixtures';
import { hasNginx, noNginx, startNginx } from './nginx';
import { built } from './sites';
import { visit } from './visiting';

/** Pages of the build, by the names of their files. */
const pages = readdirSync(built())
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);

const documents = [...pages, '/career/', '/career.html'];
const missing = ['/no-such-page', '/static/js/app.gone.js', '/previews/', '/404', '/_headers'];
const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';
const hour = 'public, max-age=3600';

/** How long each file may be kept. */
const files: Record<string, string> = {
  [`/static/js/${readdirSync(built('static/js')).find((file) => file.endsWith('.js'))}`]: year,
  [`/static/media/${readdirSync(built('static/media'))[0]}`]: year,
  [`/previews/${readdirSync(built('previews'))[0]}`]: day,
  '/robots.txt': hour,
  '/sitemap.xml': hour,
  '/site.webmanifest': hour,
  '/favicon.ico': hour,
  '/icon.svg': hour,
};

const forAll = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const forDocuments = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self';/),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*clipboard-write=\(self\)$/),
  'cross-origin-opener-policy': 'same-origin',
};

/** Asks a server for every kind of response: each has the headers that it should, and no others. */
async function expectHeaders(request: APIRequestContext, origin: string) {
  for (const address of [...documents, ...missing, ...Object.keys(files)]) {
    const response = await request.get(origin + address);
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
}

test('our own server sends what _headers says, on each kind of response', async ({
  request,
  baseURL,
}) => {
  await expectHeaders(request, baseURL ?? '');
});

test('nginx sends the same, and the compressed copies', async ({ request }) => {
  test.skip(!hasNginx(), noNginx);
  const nginx = await startNginx(built());
  try {
    await expectHeaders(request, nginx.origin);
    for (const address of [...pages, '/no-such-page', '/robots.txt', '/icon.svg']) {
      const response = await request.get(nginx.origin + address);
      expect(response.headers(), address).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      });
    }
  } finally {
    nginx.stop();
  }
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

/** Changes a build as an owner may: another colour, another page, a file in `public/`. */
function changeBuild(directory: string) {
  const change = (file: string, from: RegExp, to: string, as = file) => {
    const html = readFileSync(path.join(directory, file), 'utf8').replace(from, to);
    writeFileSync(path.join(directory, as), html);
    for (const ending of ['.br', '.gz']) rmSync(path.join(directory, as + ending), { force: true });
  };
  change('index.html', /<\/style>/, 'h1{color:rgb(1, 2, 3)!important}</style>');
  change('career.html', /<script\b.*?<\/script>/gs, '', 'new-job.html');
  writeFileSync(path.join(directory, 'brochure.pdf'), '%PDF-1.4');
  writeFileSync(path.join(directory, 'verification.html'), 'verified');
  writeHeaders(directory, '/');
}

test('nginx takes up a new build by a reload, its configuration untouched', async ({
  page,
  request,
  watch,
}) => {
  test.skip(!hasNginx(), noNginx);
  test.slow();
  watch.expectErrors(missingDocument);
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(built(), root, { recursive: true });
  const nginx = await startNginx(root);
  watch.allowOrigin(nginx.origin);
  const heading = page.getByRole('heading', { level: 1 });
  try {
    for (const address of [...pages, '/no-such-page']) {
      await visit(page, nginx.origin + address);
      await expect(heading).toBeVisible();
    }
    await expect(page).toHaveURL(/no-such-page$/);

    changeBuild(root);
    await nginx.reload();
    await visit(page, `${nginx.origin}/`);
    await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
    await page.goto(`${nginx.origin}/new-job`);
    await expect(heading).toBeVisible();
    const brochure = await request.get(`${nginx.origin}/brochure.pdf`);
    expect(brochure.headers()['content-type']).toBe('application/pdf');
    expect(await brochure.text()).toBe('%PDF-1.4');
    const verification = await request.get(`${nginx.origin}/verification.html`);
    expect(await verification.text()).toBe('verified');
  } finally {
    nginx.stop();
    rmSync(root, { recursive: true });
  }
});

test('the licences of all that is shipped are listed', async ({ request }) => {
  const text = await (await request.get('/licenses.txt')).text();
  const listed = text.split('\n');
  const maps = readdirSync(built('static/js')).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap(
    (file) =>
      (JSON.parse(readFileSync(built(`static/js/${file}`), 'utf8')) as { sources: string[] })
        .sources,
  );
  const shipped = sources.flatMap(
    (source) => /.*node_modules\/((@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  );

  expect(shipped).toContain('react-dom');
  for (const name of new Set(shipped)) expect(listed).toContain(name);
  for (const name of ['bricolage-grotesque', 'instrument-sans']) {
    expect(listed).toContain(`@fontsource-variable/${name}`);
  }
});
