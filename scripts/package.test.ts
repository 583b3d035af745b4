import { readFileSync } from 'node:fs';

type LockedPackage = { optional?: boolean; optionalDependencies?: Record<string, string> };

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

test('the number of packages does not grow', () => {
  const required = Object.values(locked).filter(({ optional }) => !optional);
  // npm ci installs 809. If another package is worth it, raise the limit, and add the package to
  // docs/decisions/0007-pinned-packages.md.
  expect(required.length).toBeLessThanOrEqual(810);
});

test('the lockfile has every binary, so npm ci works on macOS and Windows too', () => {
  const missing = Object.values(locked)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(locked).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
