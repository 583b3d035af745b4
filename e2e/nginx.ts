import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

export const noNginx =
  'There is no nginx, and it could not be installed: apt-get install nginx-light';

/** An nginx that serves a built site on the loopback interface. */
type RunningNginx = {
  origin: string;
  /** `nginx -s reload`; resolves when no process with the old configuration is left. */
  reload: () => Promise<void>;
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
 * Starts nginx with `hosting/nginx.conf`, edited as its first lines say: another root, another port.
 *
 * @throws when nginx does not start, with what it said
 */
export async function startNginx(root: string): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('/srv/site', path.resolve(root))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  writeFileSync(path.join(folder, 'site.conf'), site);
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
  const server = spawn('nginx', ['-c', main, '-g', 'daemon off;']);

  function said(words: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      let text = '';
      server.stderr.on('data', (chunk) => {
        text += String(chunk);
        if (words.test(text)) resolve();
      });
      server.once('exit', () => reject(new Error(`nginx has ended: ${text}`)));
    });
  }

  await said(/start worker process /);
  return {
    origin: `http://127.0.0.1:${port}`,
    reload: async () => {
      const replaced = said(/worker process \d+ exited with code 0/);
      spawnSync('nginx', ['-c', main, '-s', 'reload']);
      await replaced;
    },
    stop: () => server.kill(),
  };
}

/** A TCP port on which nobody listens. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
