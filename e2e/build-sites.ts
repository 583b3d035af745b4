/** Builds the sites that the browser tests visit, one after the other. */
import { spawnSync } from 'node:child_process';

import { sites } from './sites';

const { fixture, development, folder } = sites;

for (const { directory, env, ...site } of [fixture, development, folder]) {
  console.log(`Building ${directory} for the browser tests`);
  const { status } = spawnSync(
    'tsx',
    ['build/build.ts', ...('development' in site ? ['--development'] : [])],
    { stdio: 'inherit', env: { ...process.env, ...env, OUTPUT_DIR: directory } },
  );
  if (status !== 0) process.exit(1);
}
