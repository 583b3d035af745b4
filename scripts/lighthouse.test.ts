import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The stand-in for npx is a shell script. */
const onPosix = process.platform === 'win32' ? test.skip : test;

let folder: string;
let documents: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  documents = ['index.html', '404.html'];
});
afterEach(() => rmSync(folder, { recursive: true }));

const good = { score: 1 };
const categories = { performance: good, accessibility: good, 'best-practices': good, seo: good };
/** The limits. */
const audits = {
  'largest-contentful-paint': { numericValue: 1500 },
  'total-blocking-time': { numericValue: 50 },
  'cumulative-layout-shift': { numericValue: 0.005 },
};

/** Runs `npm run lighthouse` on a site of these documents. Each page gets these reports. */
function measure(...reports: object[]) {
  const project = [
    'scripts',
    'src',
    'shared',
    'generator',
    'node_modules',
    'package.json',
    'tsconfig.json',
  ];
  for (const name of project) symlinkSync(path.resolve(name), path.join(folder, name));
  mkdirSync(path.join(folder, 'dist'));
  for (const name of [...documents, '_headers']) {
    writeFileSync(path.join(folder, 'dist', name), '');
  }
  for (const run of [1, 2, 3, 4, 5]) {
    const report = reports[(run - 1) % reports.length];
    writeFileSync(path.join(folder, `report-${run}`), JSON.stringify(report));
  }
  const npx = path.join(folder, 'npx');
  writeFileSync(
    npx,
    `#!/bin/sh
for argument; do
  case $argument in --output-path=*) cp "report-\${argument##*-}" "\${argument#*=}.report.json" ;; esac
done
`,
  );
  chmodSync(npx, 0o755);
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/lighthouse.mts'], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, PORT: '4489', PATH: `${folder}:${process.env['PATH']}` },
    timeout: 60_000, // in ms. A server that is not ended would keep the test waiting forever.
  });
  if (run.error) throw run.error;
  return run;
}

onPosix('pages within all limits pass; each is measured five times, under its first URL', () => {
  documents.push('Home.html', 'career.html');
  const { status, stdout, stderr } = measure({ categories, audits });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.match(/^\/.*run.*/gm)).toEqual(
    ['/career', '/'].flatMap((page) => [1, 2, 3, 4, 5].map((run) => `${page}, run ${run} of 5`)),
  );
});

onPosix('every figure has a limit', () => {
  const bad = { score: 0.99 };
  const { status, stderr } = measure({
    categories: { performance: bad, accessibility: bad, 'best-practices': bad, seo: bad },
    audits: {
      'largest-contentful-paint': { numericValue: 1501 },
      'total-blocking-time': { numericValue: 51 },
      'cumulative-layout-shift': { numericValue: 0.0051 },
    },
  });
  expect(stderr.split('\n').filter((line) => line.startsWith('/:'))).toEqual([
    '/: the median of performance is 0.99; the budget is at least 1.',
    '/: the median of accessibility is 0.99; the budget is at least 1.',
    '/: the median of best-practices is 0.99; the budget is at least 1.',
    '/: the median of seo is 0.99; the budget is at least 1.',
    '/: the median of largest-contentful-paint is 1501; the budget is at most 1500.',
    '/: the median of total-blocking-time is 51; the budget is at most 50.',
    '/: the median of cumulative-layout-shift is 0.0051; the budget is at most 0.005.',
  ]);
  expect(status).toBe(1);
});

onPosix('a median that Lighthouse could not determine fails the run', () => {
  const { status, stderr } = measure({
    categories: { ...categories, performance: { score: null } },
    audits,
  });
  expect(stderr).toContain('the median of performance is unknown');
  expect(status).toBe(1);
});

onPosix('the median is the third of five values by size', () => {
  const reports = [1700, 995, 1400, 990, 1600].map((numericValue) => ({
    categories,
    audits: { ...audits, 'largest-contentful-paint': { numericValue } },
  }));
  expect(measure(...reports)).toMatchObject({ status: 0, stderr: '' });
});
