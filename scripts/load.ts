/**
 * `npm run load`: drives nginx, with the configuration that the build writes, on the loopback interface,
 * and next to it the same nginx with a configuration of five lines that serves the same bytes and none
 * of our headers. Ends with 1 where a request failed or we are slower than 0.9 of that.
 * `--seconds 8` shortens each step.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { nginxPlaces } from '../hosting/nginx';
import { hasNginx, startNginx, type RunningNginx } from './nginx';

/** Of each step, for each of the two servers. */
const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 20;

/** Ours and the bare one take turns, so that a change in the machine's mood meets both. */
const turns = 10;

/** Concurrent connections. */
const crowds = [64, 512];

/** Slowest that counts as no slower, as a share of the bare server's requests a second. */
const leastRatio = 0.9;

const bareSite = '.cache/bare-site';
const nextSite = '.cache/next-site';

/** What `scripts/load-report.lua` makes wrk print. */
type Report = { requests: number; microseconds: number; failed: number; p99: number };

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main() {
  if (!hasNginx()) throw new Error('There is no nginx: apt-get install nginx-light');
  if (spawnSync('wrk', ['-v']).error) throw new Error('There is no wrk: apt-get install wrk');
  const targets = { home: '/', job: '/quality-analyst', 'largest chunk': largestChunk() };
  writeBareSite(targets);
  const ours = await startNginx('dist');
  const bare = await startNginx(bareSite);
  try {
    const rows = [];
    for (const connections of crowds) {
      for (const [name, address] of Object.entries(targets)) {
        console.error(`… ${name}, ${connections} connections, twice ${seconds} s`);
        rows.push({
          target: name,
          connections,
          ...(await compare(ours.origin + address, bare.origin + bareAddress(name), connections)),
        });
      }
    }
    console.table(rows);
    const { answered, again, failed } = await reloadUnderLoad(ours);
    console.log(
      `A new build taken up three times under load: ${answered} requests answered, ${failed} failed; ` +
        `${again} asked again on a new connection, as browsers do when the server closes an idle one.`,
    );
    if (failed > 0 || rows.some(({ errors, ratio }) => errors > 0 || ratio < leastRatio)) {
      console.error(`Missed: no errors, and ${leastRatio} of the bare server's requests.`);
      process.exitCode = 1;
    }
  } finally {
    ours.stop();
    bare.stop();
  }
}

async function compare(url: string, bareUrl: string, connections: number) {
  const reports: Report[] = [];
  const bareReports: Report[] = [];
  for (let turn = 0; turn < turns; turn++) {
    bareReports.push(await drive(bareUrl, connections));
    reports.push(await drive(url, connections));
  }
  const [rate, bareRate] = [perSecond(reports), perSecond(bareReports)];
  return {
    errors: reports.reduce((sum, { failed }) => sum + failed, 0),
    'requests/s': Math.round(rate),
    'p99, ms': slowest(reports),
    'bare requests/s': Math.round(bareRate),
    'bare p99, ms': slowest(bareReports),
    ratio: Math.round((rate / bareRate) * 100) / 100,
  };
}

function perSecond(reports: readonly Report[]): number {
  const sum = (key: 'requests' | 'microseconds') =>
    reports.reduce((total, report) => total + report[key], 0);
  return (sum('requests') / sum('microseconds')) * 1e6;
}

/** The 99th percentile of the worst turn, in ms. */
function slowest(reports: readonly Report[]): number {
  return Math.round(Math.max(...reports.map(({ p99 }) => p99)) / 100) / 10;
}

function drive(url: string, connections: number): Promise<Report> {
  const report = path.join(__dirname, 'load-report.lua');
  const length = `${Math.max(1, Math.round(seconds / turns))}s`;
  const options = ['-t1', `-c${connections}`, `-d${length}`, '-s', report];
  return new Promise((resolve, reject) => {
    const wrk = spawn('wrk', [...options, '-H', 'Accept-Encoding: br', url]);
    let said = '';
    for (const stream of [wrk.stdout, wrk.stderr]) {
      stream.on('data', (text) => (said += String(text)));
    }
    wrk.on('close', () => {
      const [json] = /\{.*\}/.exec(said) ?? [];
      if (json === undefined) reject(new Error(`wrk gave no report: ${said}`));
      else resolve(JSON.parse(json) as Report);
    });
  });
}

/** Puts another build in the place of the first, and back, while 64 visitors are at it. */
async function reloadUnderLoad(nginx: RunningNginx) {
  for (const suffix of ['', '-hosting']) {
    rmSync(nextSite + suffix, { recursive: true, force: true });
    cpSync(`dist${suffix}`, nextSite + suffix, { recursive: true });
  }
  const counts = { answered: 0, again: 0, failed: 0 };
  let isOpen = true;
  const visitors = Array.from({ length: 64 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (isOpen) {
      const outcome = await askAsBrowsersDo(nginx.origin, agent);
      counts.answered += Number(outcome !== 'failed');
      counts.again += Number(outcome === 'again');
      counts.failed += Number(outcome === 'failed');
    }
    agent.destroy();
  });
  for (const site of [nextSite, 'dist', nextSite]) {
    await sleep(1500);
    await nginx.serve(site);
  }
  await sleep(1500);
  isOpen = false;
  await Promise.all(visitors);
  return counts;
}

/**
 * A request, and the same once more where the server has closed a connection that had been idle: RFC
 * 9112, section 9.3.1, and what every browser does. nginx closes such connections when it reloads.
 */
async function askAsBrowsersDo(url: string, agent: Agent): Promise<'first' | 'again' | 'failed'> {
  let wasClosedIdle = false;
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
        response
          .on('close', () => resolve(response.complete && response.statusCode === 200))
          .on('error', () => resolve(false))
          .resume();
      }).on('error', () => {
        wasClosedIdle = request.reusedSocket;
        resolve(false);
      });
    });
  if (await ask()) return 'first';
  return wasClosedIdle && (await ask()) ? 'again' : 'failed';
}

function largestChunk(): string {
  const size = (file: string) => statSync(`dist/static/js/${file}`).size;
  const [largest] = readdirSync('dist/static/js')
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => size(b) - size(a));
  return `/static/js/${largest}`;
}

function bareAddress(name: string): string {
  return `/${name.replaceAll(' ', '-')}.bin`;
}

/** What travels of each target as a plain file, and nginx as one would first set it up. */
function writeBareSite(targets: Record<string, string>) {
  mkdirSync(bareSite, { recursive: true });
  mkdirSync(`${bareSite}-hosting`, { recursive: true });
  for (const [name, address] of Object.entries(targets)) {
    const file =
      address === '/' ? 'index.html' : address.includes('.') ? address : `${address}.html`;
    cpSync(`dist/${file}.br`, bareSite + bareAddress(name));
  }
  const { temporary, listen, root } = nginxPlaces;
  writeFileSync(
    `${bareSite}-hosting/nginx.conf`,
    `pid ${temporary}/nginx.pid;
worker_processes auto;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  server { listen ${listen}; root ${root}; }
}
`,
  );
}
