import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

const { on, permissions, jobs } = parse(readFileSync('.github/workflows/site.yml', 'utf8'));
const { test: testJob, publish } = jobs;

const step = (steps: Step[], command: string) => steps.find(({ run }) => run?.includes(command));
type Step = { id?: string; if?: string; run?: string; env?: Record<string, string> };

test('every change is tested, and the site is published once a night', () => {
  expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule', 'workflow_dispatch']);
  // After midnight in Chicago, in summer (05:00 UTC) and winter (06:00 UTC).
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ 6 \* \* \*$/) }]);
  expect(step(testJob.steps, '.ci/run')).toEqual({ run: '.ci/run' });
});

test('only the main branch is published, and only if the facts are filled in', () => {
  expect(publish).toMatchObject({ needs: 'test', if: "needs.test.outputs.ready == 'true'" });
  expect(testJob.outputs).toEqual({ ready: '${{ steps.facts.outputs.ready }}' });
  expect(step(testJob.steps, 'check:release')).toMatchObject({
    id: 'facts',
    if: "github.ref == 'refs/heads/main'",
    run: expect.stringMatching(
      /^if npm run check:release; then\n\s*echo 'ready=true' >> "\$GITHUB_OUTPUT"\nelse/,
    ),
  });
});

test('the site is built for the address at which it is published', () => {
  expect(step(publish.steps, 'npm run build')).toMatchObject({
    env: {
      SITE_URL: '${{ steps.pages.outputs.origin }}',
      PUBLIC_PATH: '${{ steps.pages.outputs.base_path }}',
    },
  });
});

test('only publishing may write', () => {
  expect(permissions).toEqual({ contents: 'read' });
  expect(testJob).not.toHaveProperty('permissions');
  expect(publish.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
});
