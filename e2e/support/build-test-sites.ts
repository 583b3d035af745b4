/** Builds the sites that the browser tests visit, or only those named as arguments. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

import pMap from 'p-map';

import { runStep } from '../../generator/lib/progress';
import { writeEditedContent } from './edited-site-content';
import { sites } from './sites';

async function main() {
  const names = process.argv.slice(2);
  for (const name of names) {
    if (!(name in sites)) {
      throw new Error(
        `There is no site "${name}". The sites are ${Object.keys(sites).join(', ')}.`,
      );
    }
  }
  writeEditedContent(sites.longest.env.CONTENT_DIR);
  writeEditedContent(sites.edited.env.CONTENT_DIR);
  const wanted = Object.entries(sites).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  const concurrency = availableParallelism();
  await pMap(wanted, ([name, site]) => runStep(`Building "${name}"`, () => build(site)), {
    concurrency,
  });
}

/** Shows the output of the build only if it fails. */
async function build(site: (typeof sites)[keyof typeof sites]) {
  const options = site === sites.longest ? ['--development'] : [];
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'generator/build.ts', ...options],
    {
      env: { ...process.env, ...site.env, OUTPUT_DIR: site.directory },
    },
  );
}

main().catch((error: Error & { stdout?: string; stderr?: string }) => {
  console.error(error.stderr ?? error.message);
  process.exitCode = 1;
});
