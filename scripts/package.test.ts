import { readFileSync } from 'node:fs';

import { browserslist, scripts } from '../package.json';

// On Windows, npm runs scripts with cmd.exe, which lacks the syntax and programs of a POSIX shell.
test.each(Object.entries(scripts))('npm run %s works on Windows', (_name, script) => {
  expect(script).not.toMatch(/['$`;|]|^\w+=|&& \w+=|\b(rm|cp|mv|mkdir|cat|which|export|sh|bash) /);
});

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

// docs/requirements.md, 9. Babel would compile for others without a word.
test('the scripts are compiled for the browsers of the last 30 months', () => {
  expect(browserslist).toEqual(['baseline widely available']);
});
