import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { nginxPlaces } from '../hosting/nginx';

/** An nginx that serves a built site on the loopback interface. */
export type RunningNginx = {
  origin: string;
  /** Takes another build up, without letting go of a connection. */
  serve: (directory: string) => Promise<void>;
  stop: () => void;
};

/** Whether there is an nginx; as root on Debian, gets `nginx-light` first. */
export function hasNginx(): boolean {
  if (spawnSync('nginx', ['-v']).error === undefined) return true;
  if (process.getuid?.() !== 0) return false;
  spawnSync('apt-get', ['update', '-qq']);
  spawnSync('apt-get', ['install', '-y', '-qq', 'nginx-light']);
  return spawnSync('nginx', ['-v']).error === undefined;
}

/**
 * Starts nginx with the configuration that the build wrote, but for port and folders.
 *
 * @param directory the built site, whose `…-hosting` folder with `nginx.conf` lies beside it
 * @throws when nginx does not start, with what it said
 */
export async function startNginx(directory: string): Promise<RunningNginx> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(temporary, 'nginx.conf');
  const configureFor = (site: string) => {
    const root = path.resolve(site);
    const written = readFileSync(`${root}-hosting/nginx.conf`, 'utf8');
    writeFileSync(
      file,
      written
        .replaceAll(`${nginxPlaces.temporary}/`, `${temporary}/`)
        .replace(`root ${nginxPlaces.root};`, `root ${root};`)
        .replace(`listen ${nginxPlaces.listen};`, `listen 127.0.0.1:${port};`),
    );
  };
  configureFor(directory);
  const server = spawn('nginx', ['-c', file, '-p', temporary, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => (said += String(text)));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(origin, () => {
    if (server.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
  });
  return {
    origin,
    serve: async (site) => {
      configureFor(site);
      server.kill('SIGHUP');
      await untilAnswered(origin);
    },
    stop: () => server.kill(),
  };
}

async function untilAnswered(origin: string, check = () => {}): Promise<void> {
  for (;;) {
    check();
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A TCP port on which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
