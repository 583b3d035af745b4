/**
 * `npm run load`: drives nginx, with the configuration that the build writes, on the loopback interface,
 * and next to it the same nginx with a configuration of five lines that serves files of the same sizes
 * and none of our headers. Ends with 1 where a request failed or we are slower than 0.9 of that.
 * `--seconds 5` shortens each step.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';

import autocannon, { type Result } from 'autocannon';

import type { NginxOptions } from '../hosting/nginx';
import { hasNginx, startNginx, type RunningNginx } from './nginx';

const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 20;

/** Concurrent connections. */
const crowds = [64, 512];

/** Slowest that counts as no slower, as a share of the bare server's requests a second. */
const leastRatio = 0.9;

const bareSite = '.cache/bare-site';
const nextSite = '.cache/next-site';

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

async function main() {
  if (!hasNginx()) throw new Error('There is no nginx: apt-get install nginx-light');
  const targets = { home: '/', job: '/quality-analyst', 'largest chunk': largestChunk() };
  writeBareSite(targets);
  const ours = await startNginx('dist');
  const bare = await startNginx(bareSite, bareConfiguration);
  try {
    const rows = [];
    for (const connections of crowds) {
      for (const [name, address] of Object.entries(targets)) {
        console.error(`… ${name}, ${connections} connections, twice ${seconds} s`);
        const plain = await drive(bare.origin + bareAddress(name), connections);
        const result = await drive(ours.origin + address, connections);
        rows.push(toRow(name, connections, result, plain));
      }
    }
    console.table(rows);
    const failed = await reloadUnderLoad(ours);
    console.log(`A new build taken up under load: ${failed} failed requests.`);
    if (failed > 0 || rows.some(({ errors, ratio }) => errors > 0 || ratio < leastRatio)) {
      console.error(`Missed: no errors, and ${leastRatio} of the bare server's requests.`);
      process.exitCode = 1;
    }
  } finally {
    ours.stop();
    bare.stop();
  }
}

function toRow(target: string, connections: number, ours: Result, bare: Result) {
  return {
    target,
    connections,
    errors: failures(ours),
    'requests/s': Math.round(ours.requests.average),
    'p99, ms': ours.latency.p99,
    'bare requests/s': Math.round(bare.requests.average),
    'bare p99, ms': bare.latency.p99,
    ratio: Math.round((ours.requests.average / bare.requests.average) * 100) / 100,
  };
}

function failures({ errors, timeouts, non2xx }: Result): number {
  return errors + timeouts + non2xx;
}

function drive(url: string, connections: number, duration = seconds): Promise<Result> {
  return autocannon({ url, connections, duration, headers: { 'accept-encoding': 'br' } });
}

/** Puts another build in the place of the first while 64 visitors are at it. */
async function reloadUnderLoad(nginx: RunningNginx): Promise<number> {
  for (const suffix of ['', '-hosting']) {
    rmSync(nextSite + suffix, { recursive: true, force: true });
    cpSync(`dist${suffix}`, nextSite + suffix, { recursive: true });
  }
  const driving = drive(nginx.origin, 64, 6);
  for (const site of [nextSite, 'dist', nextSite]) {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await nginx.serve(site);
  }
  return failures(await driving);
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

/** Files that hold what travels of each target. */
function writeBareSite(targets: Record<string, string>) {
  mkdirSync(bareSite, { recursive: true });
  mkdirSync(`${bareSite}-hosting`, { recursive: true });
  writeFileSync(`${bareSite}-hosting/policy.txt`, '');
  for (const [name, address] of Object.entries(targets)) {
    const file =
      address === '/' ? 'index.html' : address.includes('.') ? address : `${address}.html`;
    // The same bytes, for the client reads them too, and random ones cost it more than a row of x.
    cpSync(`dist/${file}.br`, bareSite + bareAddress(name));
  }
}

function bareConfiguration({ root, listen, temporary }: NginxOptions): string {
  return `pid ${temporary}/nginx.pid;
worker_processes auto;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  server { listen ${listen}; root ${root}; }
}
`;
}
