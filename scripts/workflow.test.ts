import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse } from 'yaml';

const { on, permissions, jobs } = parse(readFileSync('.github/workflows/site.yml', 'utf8'));
const { test: testJob, 'other-platforms': otherPlatforms, facts, publish } = jobs;

type Step = { uses?: string; run?: string; with?: object };

const withAction = (steps: Step[], action: string) =>
  steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`));

const step = (steps: Step[], command: string) => steps.find(({ run }) => run?.includes(command));

test('every change starts the workflow, and so does every night', () => {
  expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule', 'workflow_dispatch']);
  // After midnight in Chicago, in summer (05:00 UTC) and winter (06:00 UTC).
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ 6 \* \* \*$/) }]);
});

test('changes to main and pull requests run all tests, with nginx, Firefox and WebKit', () => {
  expect(on.push).toEqual({ branches: ['main'] });
  expect(on.pull_request).toBeNull();
  expect(step(testJob.steps, '.ci/run')).toEqual({ run: '.ci/run' });
  expect(withAction(testJob.steps, 'setup-node')).toMatchObject({
    with: { 'node-version-file': '.nvmrc' },
  });
});

test('the tests also run on every supported version of Node, and on Windows', () => {
  expect(otherPlatforms.strategy).toEqual({
    'fail-fast': false,
    matrix: {
      include: [
        { os: 'ubuntu-24.04', node: 20 },
        { os: 'ubuntu-24.04', node: 22 },
        { os: 'ubuntu-24.04', node: 24 },
        { os: 'windows-2025', node: 26 },
      ],
    },
  });
  expect(otherPlatforms['runs-on']).toBe('${{ matrix.os }}');
  expect(withAction(otherPlatforms.steps, 'setup-node')).toMatchObject({
    with: { 'node-version': '${{ matrix.node }}' },
  });
  expect(step(otherPlatforms.steps, 'npm test')).toEqual({ run: 'npm test' });
});

test('a newer push stops the tests of an older one on its branch, but no deployment', () => {
  expect(testJob.concurrency).toEqual({
    group: 'test-${{ github.ref }}',
    'cancel-in-progress': true,
  });
  // Otherwise the jobs of one push would stop each other.
  expect(otherPlatforms.concurrency).toEqual({
    group: '${{ matrix.os }}-${{ matrix.node }}-${{ github.ref }}',
    'cancel-in-progress': true,
  });
  expect(publish.concurrency).toEqual({ group: 'pages' });
});

test('the traces of failed browser tests can be downloaded', () => {
  for (const { steps } of [testJob, otherPlatforms]) {
    expect(withAction(steps, 'upload-artifact')).toMatchObject({
      if: 'failure()',
      with: { path: 'test-results' },
    });
  }
});

test('only the main branch is published, and only if the facts are filled in', () => {
  expect(publish).toMatchObject({
    needs: ['test', 'facts'],
    if: "needs.facts.outputs.ready == 'true'",
  });
  expect(facts.if).toBe("github.ref == 'refs/heads/main'");
  expect(facts.outputs).toEqual({ ready: '${{ steps.facts.outputs.ready }}' });
  expect(step(facts.steps, 'check:release')).toMatchObject({ id: 'facts' });
});

test.each([
  ['the facts are filled in', 0, { status: 0, output: 'ready=true\n', notice: false }],
  ['there are placeholders', 2, { status: 0, output: '', notice: true }],
  ['the check itself fails', 1, { status: 1, output: '', notice: false }],
])('what the workflow does if %s', (_case, checkStatus, result) => {
  const { run } = step(facts.steps, 'check:release') as Step;
  const directory = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  const file = path.join(directory, 'output');
  writeFileSync(file, '');

  const { status, stdout } = spawnSync(
    'bash',
    ['-e', '-c', `npm() { return ${checkStatus}; }\n${run}`],
    { encoding: 'utf8', env: { ...process.env, GITHUB_OUTPUT: file } },
  );
  const output = readFileSync(file, 'utf8');
  rmSync(directory, { recursive: true });
  expect({ status, output, notice: stdout.includes('::notice') }).toEqual(result);
});

test('the site is built for the address at which it is published', () => {
  expect(step(publish.steps, 'npm run build')).toMatchObject({
    env: {
      SITE_URL: '${{ steps.pages.outputs.origin }}${{ steps.pages.outputs.base_path }}',
      PUBLIC_PATH: '${{ steps.pages.outputs.base_path }}',
    },
  });
});

test('all of the build is published, with .well-known, and its address is shown', () => {
  expect(withAction(publish.steps, 'upload-pages-artifact')).toMatchObject({
    with: { path: 'dist', 'include-hidden-files': true },
  });
  expect(withAction(publish.steps, 'deploy-pages')).toMatchObject({ id: 'deployment' });
  expect(publish.environment).toEqual({
    name: 'github-pages',
    url: '${{ steps.deployment.outputs.page_url }}',
  });
  expect(withAction(publish.steps, 'configure-pages')).toMatchObject({ id: 'pages' });
});

test('only the publish job has write permissions', () => {
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of [testJob, otherPlatforms, facts]) expect(job).not.toHaveProperty('permissions');
  expect(publish.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
});
