/**
 * `npm run lighthouse`: measures every page of `dist` with Lighthouse, and fails if a median is not
 * within its budget. The reports of all runs are in `.cache/lighthouse`. An ES module (`.mts`), for
 * top-level await.
 *
 * Environment variables: `PORT` (default 4190) and `CHROMIUM_PATH`.
 */
import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';

import { port as readPort } from '../generator/environment';
import { paths } from '../shared/paths';
import { browserArguments, findChromium } from './chromium';

/**
 * The last version for Node 20. npx downloads it
 * (docs/decisions/0007-packages-and-node-versions.md).
 */
const lighthouse = 'lighthouse@12.8.2';

/**
 * Lighthouse's default phone with slow 4G and a slow CPU. Throttling is applied, not simulated: the
 * simulation counts scripts that do not delay the paint (docs/decisions/0002-when-to-hydrate.md).
 */
const options = [
  '--quiet --output=json --output=html --throttling-method=devtools',
  `--chrome-flags="--headless=new ${browserArguments.join(' ')}"`,
].join(' ');

const runs = 5;

/** Limits for the medians. Scores range from 0 to 1, times are in ms. */
const budgets: Record<string, { min?: number; max?: number }> = {
  performance: { min: 1 },
  accessibility: { min: 1 },
  'best-practices': { min: 1 },
  seo: { min: 1 },
  'largest-contentful-paint': { max: 1500 },
  'total-blocking-time': { max: 50 },
  'cumulative-layout-shift': { max: 0.005 },
};

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const reportFolder = '.cache/lighthouse';
const port = String(readPort('PORT', 4190));

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
await startServer();

const table: Record<string, Record<string, number>> = {};
const broken: string[] = [];
for (const page of listPages()) {
  const reports = Array.from({ length: runs }, (_, index) => measure(page, index + 1));
  const row: Record<string, number> = {};
  table[`/${page}`] = row;
  for (const [name, { min = -Infinity, max = Infinity }] of Object.entries(budgets)) {
    const values = Float64Array.from(reports, (report) => valueOf(report, name)).sort();
    const median = values[Math.floor(runs / 2)] ?? NaN;
    row[name] = Number(median.toFixed(4));
    // Not `median < min || median > max`, which is false for NaN.
    if (median >= min && median <= max) continue;
    const found = Number.isNaN(median) ? 'unknown (the reports say why)' : row[name];
    const limit = Number.isFinite(min) ? `at least ${min}` : `at most ${max}`;
    broken.push(`/${page}: the median of ${name} is ${found}; the budget is ${limit}.`);
  }
}
console.table(table);
for (const message of broken) console.error(message);
process.exit(broken.length > 0 ? 1 : 0);

/** Without the 404 page: Lighthouse rejects its status. */
function listPages(): string[] {
  const excluded = [`${paths.homeAlias.slice(1)}.html`, '404.html'];
  return readdirSync('dist')
    .filter((file) => file.endsWith('.html') && !excluded.includes(file))
    .map((file) => file.replace(/(^index)?\.html$/, ''));
}

async function startServer() {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: port },
  });
  process.once('exit', () => server.kill());
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) process.exit(1); // The server has printed the reason.
}

function measure(page: string, run: number): Report {
  console.log(`/${page}, run ${run} of ${runs}`);
  const report = `${reportFolder}/${page || 'home'}-${run}`;
  try {
    // `execSync` uses a shell, which Windows needs to run npx, a batch file.
    execSync(
      `npx --yes ${lighthouse} http://localhost:${port}/${page} ${options} --output-path=${report}`,
      { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
    );
  } catch {
    console.error(
      `Lighthouse failed; see above. If npx could not download ${lighthouse}, check the network and try again.`,
    );
    process.exit(1);
  }
  return JSON.parse(readFileSync(`${report}.report.json`, 'utf8'));
}

/** A category's score or an audit's value; `NaN` if Lighthouse could not determine it. */
function valueOf({ categories, audits }: Report, name: string): number {
  return categories[name]?.score ?? audits[name]?.numericValue ?? NaN;
}
