import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { contentDirectory, today } from '../fixtures/fixture-content';
import { testWithGit } from '../generator/testing/test-with-git';
import { outputFiles } from '../shared/output-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'programs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a TypeScript program with tsx, by default in this repository. */
function run(program: string, env: Record<string, string> = {}, cwd = process.cwd()) {
  const [file = '', ...args] = program.split(' ');
  const loader = pathToFileURL(require.resolve('tsx')).href;
  return spawnSync(process.execPath, ['--import', loader, path.resolve(file), ...args], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, ...env },
  });
}

const fixture = { CONTENT_DIR: contentDirectory, BUILD_DATE: today };

testWithGit('a check of the content says what the owner should know, and builds nothing', () => {
  const CONTENT_DIR = path.join(folder, 'content');
  cpSync(contentDirectory, CONTENT_DIR, { recursive: true });
  const careers = path.join(CONTENT_DIR, 'careers.yaml');
  writeFileSync(careers, readFileSync(careers, 'utf8').replace('  - closed\n', ''));
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  for (const command of ['init --quiet', 'add .', 'commit --quiet --message=Content']) {
    execFileSync('git', [...author, ...command.split(' ')], {
      cwd: CONTENT_DIR,
    });
  }
  appendFileSync(path.join(CONTENT_DIR, 'services.yaml'), '# edited\n');
  const OUTPUT_DIR = path.join(folder, 'site');
  const SITE_URL = 'https://preview.example.org';

  const { status, stdout, stderr } = run('generator/build.ts --check', {
    ...fixture,
    CONTENT_DIR,
    OUTPUT_DIR,
    SITE_URL,
  });
  expect(stdout.split('\n')).toEqual([
    `${CONTENT_DIR}/jobs/closed.yaml is a draft: careers.yaml does not list it.`,
    'This build is a preview, which search engines do not index: SITE_URL is not https://www.northern-lakes.example, the address in company.yaml.',
    '',
  ]);
  expect(stderr).toContain('services.yaml changed on 2027-03-15, but its lastChanged is');
  expect(stderr).toMatch(/company\.yaml still has placeholders \(\d+\)\. "npm run check:release"/);
  expect(status).toBe(0);
  expect(() => readFileSync(OUTPUT_DIR)).toThrow('ENOENT');
});

test.each<[what: string, env: Record<string, string>, prepare: () => void, message: string]>([
  [
    'without https',
    { SITE_URL: 'preview.example.org' },
    () => {},
    'SITE_URL is "preview.example.org"',
  ],
  [
    'into a folder of other files',
    {},
    () => writeFileSync(path.join(folder, 'site/thesis.txt'), ''),
    'has files that are not from a build',
  ],
  [
    'of content with a mistake',
    { BUILD_DATE: '2026-01-01' },
    () => {},
    'The site was not built: its content has',
  ],
  [
    'for a day that does not exist',
    { BUILD_DATE: 'tomorrow' },
    () => {},
    'BUILD_DATE is "tomorrow"',
  ],
])('a build %s is refused with a reason', (_what, env, prepare, message) => {
  const OUTPUT_DIR = path.join(folder, 'site');
  mkdirSync(OUTPUT_DIR);
  prepare();

  const { status, stderr } = run('generator/build.ts', { ...fixture, OUTPUT_DIR, ...env });
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at '); // no stack
  expect(status).toBe(1);
});

test('a build of a folder that another process is building is refused', () => {
  const OUTPUT_DIR = path.join(folder, path.basename(folder));
  const workDirectory = path.resolve('.cache/build', path.basename(folder));
  mkdirSync(workDirectory, { recursive: true });
  writeFileSync(path.join(workDirectory, 'process-id'), String(process.pid));

  const { status, stderr } = run('generator/build.ts', { ...fixture, OUTPUT_DIR });
  rmSync(workDirectory, { recursive: true });
  expect(stderr).toContain(
    `Another build into a folder of this name is running (process ${process.pid}).`,
  );
  expect(status).toBe(1);
});

function writeSite() {
  for (const file of ['index.html', '404.html', outputFiles.headers]) {
    writeFileSync(path.join(folder, file), '');
  }
}

test('npm start names the command that builds the site, if there is none', () => {
  const { status, stderr } = run('scripts/serve.ts', { SITE_DIR: folder });
  expect(stderr).toBe(
    `There is no ${folder}/index.html to serve. Build the site first: npm run build\n`,
  );
  expect(status).toBe(1);
});

test('npm start explains a PORT that is no port', () => {
  writeSite();
  expect(run('scripts/serve.ts', { SITE_DIR: folder, PORT: '3000x' })).toMatchObject({
    status: 1,
    stderr: 'PORT is "3000x". It must be a port number. Example: PORT=3000\n',
  });
});

test('npm start names another port, if the port is in use', async () => {
  writeSite();
  const other = createServer().listen(0, 'localhost');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;

  const { status, stderr } = run('scripts/serve.ts', {
    SITE_DIR: folder,
    PORT: String(port),
  });
  other.close();
  expect(stderr).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set the environment variable PORT to another port, for example ${port + 1}.\n`,
  );
  expect(status).toBe(1);
});

test('npm run lint names what is wrong in the workflow', () => {
  const name = '.github/workflows/site.yml';
  const copy = path.join(folder, name);
  mkdirSync(path.dirname(copy), { recursive: true });
  const workflow = readFileSync(name, 'utf8');
  const check = (from: RegExp, to: string) => {
    writeFileSync(copy, workflow.replace(from, to));
    return run('scripts/check-workflow.mts', {}, folder);
  };

  expect(check(/^/, '')).toMatchObject({ status: 0, stderr: '' });
  for (const [from, to, message] of [
    [/@[\da-f]{40} # v[\d.]+/, '@v7', `${name}: actions/checkout@v7 is not pinned to a commit`],
    [/needs: \[test, facts\]/, 'needs: [tests, facts]', "depends on unknown job 'tests'"],
    [/runs-on: ubuntu.*/, 'run-on: x', 'run-on'],
  ] as const) {
    expect(check(from, to)).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
  }
});

test('the files that npm run schemas writes are up to date', () => {
  for (const name of ['schemas', 'src/types']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  expect(run('scripts/write-schemas.ts', {}, folder)).toMatchObject({ status: 0, stderr: '' });
  const written = readdirSync(path.join(folder, 'schemas'));
  expect(written).toEqual(readdirSync('schemas'));
  for (const file of [
    ...written.map((name) => `schemas/${name}`),
    'src/types/content-modules.d.ts',
  ]) {
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(readFileSync(file, 'utf8'));
  }
});
