import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readBuildOptions } from './options';

test('a build replaces the folder that a link leads to, not the link', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'options-')));
  mkdirSync(path.join(folder, 'disk'));
  symlinkSync(path.join(folder, 'disk'), path.join(folder, 'dist'), 'junction');
  process.env['OUTPUT_DIR'] = path.join(folder, 'dist');
  const { outputDirectory } = readBuildOptions();
  delete process.env['OUTPUT_DIR'];
  rmSync(folder, { recursive: true });

  expect(outputDirectory).toBe(path.join(folder, 'disk'));
});
