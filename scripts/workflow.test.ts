import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse } from 'yaml';

import { engines } from '../package.json';

const { on, permissions, jobs } = parse(readFileSync('.github/workflows/site.yml', 'utf8'));
const { test: testJob, 'other-platforms': otherPlatforms, facts, publish } = jobs;

const step = (steps: Step[], command: string) => steps.find(({ run }) => run?.includes(command));
type Step = {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
};

/** The steps of a job by what they do: the name of an action, or a command. */
const stepNames = (steps: Step[]) =>
  steps.map(({ uses, run, id }) => uses?.replace(/@.*/, '') ?? (id === 'facts' ? id : run));

const node = { 'node-version-file': '.nvmrc', cache: 'npm' };

test('each job has all its steps, in order, and time for them', () => {
  const setUp = ['actions/checkout', 'actions/setup-node'];
  const failed = 'actions/upload-artifact';
  expect(stepNames(testJob.steps)).toEqual([...setUp, '.ci/run', failed]);
  expect(stepNames(otherPlatforms.steps)).toEqual([...setUp, 'npm ci', 'npm test', failed]);
  expect(stepNames(facts.steps)).toEqual([...setUp, 'npm ci', 'facts']);
  expect(stepNames(publish.steps)).toEqual([
    ...setUp,
    'npm ci',
    'actions/configure-pages',
    'npm run build',
    'actions/upload-pages-artifact',
    'actions/deploy-pages',
  ]);
  for (const job of [testJob, facts, publish]) {
    expect(job['runs-on']).toMatch(/^ubuntu-\d/);
    expect(job.steps[1].with).toEqual(node);
  }
  for (const job of [testJob, otherPlatforms]) {
    expect(job['timeout-minutes']).toBeGreaterThanOrEqual(45);
  }
  for (const job of [facts, publish]) {
    expect(job['timeout-minutes']).toBeGreaterThanOrEqual(10);
  }
});

test('the build is what is published, one after the other, and its address is shown', () => {
  const upload: Step = publish.steps.at(-2);
  const deployment: Step = publish.steps.at(-1);
  expect(upload.with).toEqual({ path: 'dist', 'include-hidden-files': true });
  expect(publish.environment).toEqual({
    name: 'github-pages',
    url: `\${{ steps.${deployment.id}.outputs.page_url }}`,
  });
  expect(step(publish.steps, 'npm run build')?.env?.['PUBLIC_PATH']).toContain(
    `steps.${publish.steps[3].id}.outputs`,
  );
  expect(publish.concurrency).toEqual({ group: 'pages' });
});

test('every change is tested, and the site is published once a night', () => {
  expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule', 'workflow_dispatch']);
  // After midnight in Chicago, in summer (05:00 UTC) and winter (06:00 UTC).
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ 6 \* \* \*$/) }]);
  expect(step(testJob.steps, '.ci/run')).toEqual({ run: '.ci/run' });
  expect(step(otherPlatforms.steps, 'npm test')).toEqual({ run: 'npm test' });
});

test('the tests run on the recommended Node, on the oldest one, and on Windows', () => {
  expect(testJob.steps).toContainEqual(expect.objectContaining({ with: node }));
  const oldest = parseInt(engines.node.replace('>=', ''));
  const platforms = otherPlatforms.strategy.matrix.include;
  expect(otherPlatforms['runs-on']).toBe('${{ matrix.os }}');
  expect(otherPlatforms.steps[1].with).toEqual({
    'node-version': '${{ matrix.node }}',
    cache: 'npm',
  });
  // A failure on one platform should not stop the tests on the others.
  expect(otherPlatforms.strategy['fail-fast']).toBe(false);
  expect(platforms).toContainEqual({ os: 'ubuntu-24.04', node: oldest });
  expect(platforms).toContainEqual({
    os: expect.stringContaining('windows'),
    node: expect.anything(),
  });
});

test.each(['test', 'other-platforms'])(
  'what fails in "%s" can be read, and a newer push cancels it',
  (name) => {
    const { steps, concurrency } = jobs[name];
    expect(steps.at(-1)).toMatchObject({ if: 'failure()', with: { path: 'test-results' } });
    expect(concurrency).toMatchObject({
      group: expect.stringContaining('${{ github.ref }}'),
      'cancel-in-progress': true,
    });
    const { matrix = {} } = jobs[name].strategy ?? {};
    for (const platform of Object.keys(matrix.include?.[0] ?? {})) {
      expect(concurrency.group).toContain(`\${{ matrix.${platform} }}`);
      // GitHub refuses a second upload of the same name.
      expect(steps.at(-1).with.name).toContain(`\${{ matrix.${platform} }}`);
    }
  },
);

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

test('only publishing may write', () => {
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of [testJob, otherPlatforms, facts]) expect(job).not.toHaveProperty('permissions');
  expect(publish.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
});
