/** Builds the sites that the browser tests visit, one after the other. */
import { spawnSync } from 'node:child_process';

import { writeEditedContent } from './edited-content';
import { sites } from './sites';

const { fixture, development, folder, edited } = sites;

writeEditedContent(edited.env.CONTENT_DIR);

for (const site of [fixture, development, folder, edited]) {
  console.log(`Building ${site.directory} for the browser tests`);
  const options = site === development ? ['--development'] : [];
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'build/build.ts', ...options],
    {
      stdio: 'inherit',
      env: { ...process.env, ...site.env, OUTPUT_DIR: site.directory },
    },
  );
  if (status !== 0) process.exit(1);
}
