import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

export const noNginx =
  'There is no nginx, and it could not be installed: apt-get install nginx-light';

/** Whether there is an nginx; as root on Debian, gets `nginx-light` first. */
export function hasNginx(): boolean {
  if (spawnSync('nginx', ['-v']).error === undefined) return true;
  if (process.getuid?.() !== 0) return false;
  spawnSync('apt-get', ['update', '-qq']);
  spawnSync('apt-get', ['install', '-y', '-qq', 'nginx-light']);
  return spawnSync('nginx', ['-v']).error === undefined;
}

/** Starts nginx with `hosting/nginx.conf`, edited as its first lines say: another root, another address. */
export function startNginx(root: string, address: string): ChildProcess {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('/srv/site', root)
    .replace('listen 8080;', `listen ${address};`);
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
    error_log stderr;
    events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  return spawn('nginx', ['-c', main, '-g', 'daemon off;'], { stdio: 'inherit' });
}
