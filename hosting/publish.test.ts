import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// e2e/hosting.spec.ts tests the script together with nginx. The script needs GNU's mv, so it runs
// only on Linux.
const onLinux = process.platform === 'linux' ? test : test.skip;

const day = 24 * 3600; // s

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  site = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeBuild(name: string): string {
  const build = path.join(folder, name);
  mkdirSync(path.join(build, 'static/js'), { recursive: true });
  mkdirSync(path.join(build, '.well-known'), { recursive: true });
  const files = ['index.html', '_headers', '.well-known/security.txt', `static/js/${name}.js`];
  for (const file of files) {
    writeFileSync(path.join(build, file), name);
    chmodSync(path.join(build, file), 0o600);
  }
  return build;
}

function publish(...args: string[]) {
  return spawnSync(path.resolve('hosting/publish.sh'), args, {
    encoding: 'utf8',
    cwd: folder,
    // Programs in the folder replace those of the system.
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
}

const permissions = (file: string) => (statSync(path.join(site, file)).mode & 0o777).toString(8);

onLinux('everyone can read what is published, whoever could read the build', () => {
  expect(publish(writeBuild('first'), site)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect([permissions(''), permissions('static'), permissions('index.html')]).toEqual([
    '755',
    '755',
    '644',
  ]);
});

onLinux('scripts of earlier builds stay for 30 days', () => {
  publish(writeBuild('first'), site);
  publish(writeBuild('second'), site);
  const script = path.join(site, 'static/js/first.js');
  const modified = (file: string) => statSync(file).mtimeMs / 1000;
  const now = modified(path.join(folder, 'second/index.html')); // set-up.ts stops the clock of the tests
  const age = (days: number) => utimesSync(script, now - days * day, now - days * day);

  age(29);
  publish(writeBuild('third'), site);
  expect(readdirSync(path.join(site, 'static/js')).sort()).toEqual([
    'first.js',
    'second.js',
    'third.js',
  ]);
  expect(modified(script)).toBeCloseTo(now - 29 * day, 0);

  age(32);
  publish(writeBuild('third'), site);
  expect(existsSync(script)).toBe(false);
});

onLinux('the name of the folder may end with a slash', () => {
  const { status, stderr } = publish(writeBuild('first'), `${site}/`);

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(existsSync(path.join(site, 'index.html'))).toBe(true);
});

onLinux('only the published build stays, and folders of others', () => {
  const others = ['site.old', 'site.backups', 'sites'].map((name) => path.join(folder, name));
  for (const other of others) mkdirSync(other);
  symlinkSync('site.backups', site);
  for (const name of ['first', 'second', 'third']) publish(writeBuild(name), site);

  const releases = readdirSync(folder).filter((name) => /^site\../.test(name));
  expect(releases).toHaveLength(3);
  for (const other of others) expect(existsSync(other)).toBe(true);
});

onLinux('a folder that was there before is kept, and named', () => {
  mkdirSync(site);
  writeFileSync(path.join(site, 'mine.txt'), '');
  const { status, stdout } = publish(writeBuild('first'), site);

  const [, kept = ''] = /is now (\S+)\. Delete it if you do not need it\./.exec(stdout) ?? [];
  expect(status).toBe(0);
  expect(readdirSync(kept)).toEqual(['mine.txt']);
  expect(readdirSync(site).sort()).toEqual(['.well-known', '_headers', 'index.html', 'static']);
});

onLinux('a folder that is not a build is refused, and nothing changes', () => {
  publish(writeBuild('first'), site);
  for (const missing of ['index.html', '_headers']) {
    const broken = writeBuild('broken');
    rmSync(path.join(broken, missing));
    expect(publish(broken, site)).toMatchObject({
      status: 1,
      stderr: `${broken} is not a build of the site.\n`,
    });
  }
  expect(publish(writeBuild('second')).status).not.toBe(0);
  expect(existsSync(path.join(site, 'static/js/first.js'))).toBe(true);
});

onLinux('if copying fails, for example because the disk is full, the old build stays', () => {
  publish(writeBuild('first'), site);
  const second = writeBuild('second');
  writeFileSync(path.join(folder, 'cp'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });

  expect(publish(second, site).status).not.toBe(0);
  expect(readdirSync(path.join(site, 'static/js'))).toEqual(['first.js']);
  const releases = readdirSync(folder).filter((name) => name.includes('.release-'));
  expect(releases).toHaveLength(1);
});
