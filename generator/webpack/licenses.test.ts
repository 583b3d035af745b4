import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Compilation } from 'webpack';

import { licenseText } from './licenses';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'licenses-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns a file of the package */
function write(name: string, license?: string, licenseFile?: string): string {
  const directory = path.join(folder, 'node_modules', name);
  mkdirSync(path.join(directory, 'lib'), { recursive: true });
  const description = JSON.stringify({ name, version: '1.2.3', license });
  writeFileSync(path.join(directory, 'package.json'), description);
  if (licenseFile) writeFileSync(path.join(directory, licenseFile), 'You may use it.\n');
  return path.join(directory, 'lib/index.js');
}

const list = (...files: string[]) =>
  licenseText({ fileDependencies: new Set(files) } as unknown as Compilation);

test('each package is listed once, by name, with the text of its license', () => {
  const files = [
    write('waves', undefined, 'LICENCE.txt'),
    write('@boats/oars', 'MIT', 'license'),
    write('sails', 'ISC'),
    path.join(folder, 'node_modules/waves/package.json'),
    path.join(folder, 'src/app.ts'),
    path.join(folder, 'node_modules/babel-loader/lib/index.js'),
  ];
  const line = '-'.repeat(80);
  expect(list(...files)).toBe(
    `@boats/oars\n1.2.3, MIT\n\nYou may use it.\n\n${line}\n\nsails\n1.2.3, ISC\n\n${line}\n\nwaves\n1.2.3, see below\n\nYou may use it.\n`,
  );
});

test('a package without a license stops the build', () => {
  expect(() => list(write('pirates'))).toThrow('The package pirates ships with the site');
});
