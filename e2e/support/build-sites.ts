/** Builds the sites that the browser tests visit, or only those named as arguments, all at the same time. */
import { spawn } from 'node:child_process';

import { writeEditedContent } from './edited-content';
import { sites } from './sites';

writeEditedContent(sites.edited.env.CONTENT_DIR);

const names = process.argv.slice(2);
for (const name of names) {
  if (!(name in sites)) {
    throw new Error(`There is no site "${name}". The sites are ${Object.keys(sites).join(', ')}.`);
  }
}

for (const [name, site] of Object.entries(sites)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const options = site === sites.development ? ['--development'] : [];
  const build = spawn(process.execPath, ['--import', 'tsx', 'build/build.ts', ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...site.env, OUTPUT_DIR: site.directory },
  });
  build.on('close', (status) => {
    if (status === 0) console.log(`Built ${site.directory} for the browser tests`);
    else process.exitCode = 1;
  });
}
