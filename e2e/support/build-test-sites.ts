/** Builds the sites that the browser tests visit, or only those named as arguments. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

import pMap from 'p-map';

import { runStep } from '../../generator/lib/progress';
import { writeLongestContent } from './long-content';
import { sites } from './sites';

async function main() {
  const names = process.argv.slice(2);
  writeLongestContent(sites.longest.env.CONTENT_DIR);
  const wanted = Object.entries(sites).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  await pMap(wanted, ([name, site]) => runStep(`Building "${name}"`, () => build(site)), {
    concurrency: availableParallelism(),
  });
}

/** Shows the output of the build only if it fails. */
async function build(site: (typeof sites)[keyof typeof sites]) {
  const options = site === sites.longest ? ['--development'] : [];
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'generator/build.ts', ...options],
    { env: { ...process.env, ...site.env, OUTPUT_DIR: site.directory } },
  );
}

main().catch((error: Error & { stderr?: string }) => {
  console.error(error.stderr ?? error.message);
  process.exitCode = 1;
});
