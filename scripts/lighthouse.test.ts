import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The stand-in for npx is a shell script. */
const onPosix = process.platform === 'win32' ? test.skip : test;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const good = { score: 1 };
const categories = { performance: good, accessibility: good, 'best-practices': good, seo: good };
const audits = {
  'largest-contentful-paint': { numericValue: 1000 },
  'total-blocking-time': { numericValue: 10 },
  'cumulative-layout-shift': { numericValue: 0 },
};

/**
 * Runs `npm run lighthouse` on a site of one page, for which Lighthouse always writes this report.
 */
function measure(...reports: object[]) {
  const shared = ['scripts', 'src', 'generator', 'node_modules', 'package.json', 'tsconfig.json'];
  for (const name of shared) symlinkSync(path.resolve(name), path.join(folder, name));
  mkdirSync(path.join(folder, 'dist'));
  for (const name of ['index.html', '404.html', '_headers']) {
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
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/lighthouse.mts'], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, PORT: '4489', PATH: `${folder}:${process.env['PATH']}` },
  });
}

onPosix('a page within all limits passes', () => {
  expect(measure({ categories, audits })).toMatchObject({ status: 0, stderr: '' });
});

onPosix.each([
  ['over a limit', 0.99, 'the median of performance is 0.99; the budget is at least 1.'],
  ['that Lighthouse could not determine', null, 'the median of performance is unknown'],
])('a median %s fails the run', (_what, score, message) => {
  const { status, stderr } = measure({
    categories: { ...categories, performance: { score } },
    audits,
  });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

onPosix('the median is the third of five values by size', () => {
  const reports = [1700, 995, 1400, 990, 1600].map((numericValue) => ({
    categories,
    audits: { ...audits, 'largest-contentful-paint': { numericValue } },
  }));
  expect(measure(...reports)).toMatchObject({ status: 0, stderr: '' });
});
