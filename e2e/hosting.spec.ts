import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { APIRequestContext } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

import { hasNginx, startNginx, type RunningNginx } from '../scripts/nginx';
import { company } from '../src/content/company';
import { expect, missingDocument, screens, test } from './fixtures';
import { visit } from './visiting';

const script = readdirSync('dist/static/js').find((file) => /^app\..*\.js$/.test(file));
const font = readdirSync('dist/static/media')[0];

/** An address of every kind of response. */
const addresses = [
  ...screens,
  '/career/',
  `/static/js/${script}`,
  `/static/media/${font}`,
  '/static/js/app.gone.js',
  '/previews/site.png',
  '/previews/gone.png',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/licenses.txt',
  '/index.html',
  '/career.html',
  '/career/index',
  '/404',
  '/_headers',
  '/index.html.br',
];

/** The headers that are ours to decide. */
const decided = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'content-encoding',
  'vary',
];

const noNginx = 'There is no nginx, and it could not be installed: apt-get install nginx-light';

let nginx: RunningNginx | null = null;
test.beforeAll(async () => {
  test.slow();
  nginx = hasNginx() ? await startNginx('dist') : null;
});
test.afterAll(() => nginx?.stop());

async function answer(request: APIRequestContext, url: string) {
  const response = await request.get(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
  const headers = response.headers();
  return {
    status: response.status(),
    type: headers['content-type']?.replace(/\s/g, '').toLowerCase().replace(';charset=utf-8', ''),
    ...Object.fromEntries(decided.map((name) => [name, headers[name]])),
  };
}

test('nginx answers as our own server does, header by header', async ({ request }) => {
  test.skip(nginx === null, noNginx);
  for (const address of addresses) {
    const [ours, theirs] = [
      await answer(request, address),
      await answer(request, `${nginx?.origin}${address}`),
    ];
    expect(theirs, address).toEqual(ours);
  }
});

test('_headers says the same for Netlify and Cloudflare Pages', async ({ request }) => {
  const rules = readFileSync('dist/_headers', 'utf8')
    .split(/\n(?=\/)/)
    .map((block) => block.trim().split('\n'));
  const fromFile = (address: string) =>
    Object.fromEntries(
      rules
        .filter(([pattern = '']) =>
          pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
        )
        .flatMap(([, ...lines]) => lines.map((line) => /^ +([^:]+): (.*)$/.exec(line) ?? []))
        .map(([, name = '', value]) => [name.toLowerCase(), value]),
    );

  for (const address of addresses) {
    const { status, ...ours } = await answer(request, address);
    if (status === 200 && !/.\/$/.test(address)) {
      expect(ours, address).toMatchObject(fromFile(address));
      expect(Object.keys(fromFile(address))).toHaveLength(9);
    }
  }
  // Limits of Cloudflare Pages: 100 rules, 2,000 characters a line.
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of rules.flat()) expect(line.length).toBeLessThanOrEqual(2000);
});

test('_redirects leads from file names to addresses, and wrong addresses nowhere', () => {
  const lines = readFileSync('dist/_redirects', 'utf8').trim().split('\n');
  for (const line of lines) {
    expect(line).toMatch(/^\/\S*\.html \/\S* 301$/);
    const [, target = ''] = line.split(' ');
    expect(readdirSync('dist')).toContain(`${path.basename(target) || 'index'}.html`);
  }
});

test('every bonus of MDN’s HTTP Observatory is there', async ({ request }) => {
  for (const address of addresses) {
    const response = await request.get(address);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(180 * 24 * 3600);
    expect(headers['cross-origin-resource-policy']).toBe(
      address === '/previews/site.png' ? 'cross-origin' : 'same-origin',
    );
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('csp_evaluator finds nothing above low', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();

  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
});

test('nothing that is shipped has a known vulnerability of high or critical severity', () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
  const report = JSON.parse(stdout || '{}') as {
    metadata?: { vulnerabilities: Record<string, number> };
  };
  test.skip(report.metadata === undefined, 'The package registry answers no audits here.');
  expect(report.metadata?.vulnerabilities).toMatchObject({ high: 0, critical: 0 });
});

test('the licences of all that is shipped are listed', async ({ request }) => {
  const text = await (await request.get('/licenses.txt')).text();
  const listed = text.split('\n');
  const maps = readdirSync('dist/static/js').filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap(
    (file) =>
      (JSON.parse(readFileSync(`dist/static/js/${file}`, 'utf8')) as { sources: string[] }).sources,
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

test.describe('On nginx', () => {
  test.beforeEach(() => test.skip(nginx === null, noNginx));

  for (const address of screens) {
    test(`${address} starts without a complaint`, async ({ page, watch }) => {
      watch.expectErrors(missingDocument);
      watch.allowOrigin(nginx?.origin ?? '');
      await visit(page, `${nginx?.origin}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('the site works', async ({ page, watch }) => {
    watch.allowOrigin(nginx?.origin ?? '');
    await visit(page, `${nginx?.origin}/`);
    await page.getByRole('link', { name: 'MORE INFO' }).click();
    await expect(page).toHaveURL(/\/#About$/);
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Career' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
    await page
      .getByRole('link', { name: /^View More about/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^Apply Now/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: /^Apply Now/ })).toBeVisible();
    await banner.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
    await page.locator('#Services li').first().hover();
  });
});
