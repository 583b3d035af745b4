import { readFileSync } from 'node:fs';

type LockedPackage = { optional?: boolean; optionalDependencies?: Record<string, string> };

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('npm test runs all checks', () => {
  const [, parallel = ''] =
    / run-p --print-label ([^&]*) && npm run test:e2e$/.exec(scripts['test'] ?? '') ?? [];
  expect(parallel.split(' ').sort()).toEqual([
    'check:content',
    'format:check',
    'lint',
    'test:unit',
    'typecheck',
  ]);
  expect(scripts).toMatchObject({
    'check:content': 'tsx generator/build.ts --check',
    'format:check': 'prettier --check .',
    lint: 'eslint --max-warnings 0 . && tsx scripts/check-workflow.mts',
    typecheck: 'tsc --build . src',
    'test:unit': 'jest',
    'test:e2e': expect.stringMatching(
      / && tsx e2e\/support\/build-test-sites\.ts && playwright test$/,
    ),
  });
});

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

test('npm ci installs no more packages than the owner allows', () => {
  const required = Object.values(locked).filter(({ optional }) => !optional);
  // The owner set the limit, because every package is code of strangers that somebody has to keep
  // up to date. It leaves room for routine updates, which can bring a few packages of their own. If
  // this fails, look for what the update or the new package brings: npm ls.
  expect(required.length).toBeLessThanOrEqual(821);
});

test('the lockfile has every binary, so npm ci works on macOS and Windows too', () => {
  const missing = Object.values(locked)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(locked).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
