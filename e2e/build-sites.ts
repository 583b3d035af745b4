/** Builds the sites that the browser tests visit, one after the other. */
import { spawnSync } from 'node:child_process';

import { writeEditedContent } from './edited-content';
import { sites } from './sites';

const { fixture, development, folder, edited } = sites;

writeEditedContent(edited.env.CONTENT_DIR);

for (const { directory, env, ...site } of [fixture, development, folder, edited]) {
  console.log(`Building ${directory} for the browser tests`);
  run('build/build.ts', 'development' in site ? ['--development'] : [], {
    ...env,
    OUTPUT_DIR: directory,
  });
}
console.log('Compiling changed content for the browser tests');
run('e2e/build-changed-scripts.ts', [], { ...fixture.env, OUTPUT_DIR: fixture.directory });

function run(script: string, parameters: string[], env: Record<string, string>) {
  const { status } = spawnSync('tsx', [script, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(1);
}
