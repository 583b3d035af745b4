import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

import { bars, type Figure } from './bars';

/** Where webpack and babel keep what they remember of earlier builds. */
const caches = ['node_modules/.cache/webpack', 'node_modules/.cache/babel-loader'];

/** Builds the site twice, the first time without any cache. The site is in `dist/` afterwards. */
export function measureBuilds(): Figure[] {
  for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  return [
    { page: 'build', name: 'cold, ms', value: buildTime(), bar: { atMost: bars.coldBuild } },
    { page: 'build', name: 'warm, ms', value: buildTime(), bar: { atMost: bars.warmBuild } },
  ];
}

function buildTime(): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return Math.round(performance.now() - start);
}
