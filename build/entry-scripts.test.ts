import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEntryScripts } from './entry-scripts';

test('a build in which no script starts the app is refused, because its pages would look right', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  writeFileSync(path.join(directory, 'entry-scripts.json'), '[]');

  expect(() => readEntryScripts(directory)).toThrow('no script that starts the app');
  rmSync(directory, { recursive: true });
});
