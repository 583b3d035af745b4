/** Builds the sites that the browser tests visit, or only those named as arguments. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { runStep } from '../../build/run-step';
import { writeLongestContent } from './long-content';
import { sites } from './sites';

async function main() {
  const names = process.argv.slice(2);
  writeLongestContent(sites.longest.env.CONTENT_DIR);
  const wanted = Object.entries(sites).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  await Promise.all(wanted.map(([name, site]) => runStep(`Building "${name}"`, () => build(site))));
}

/** Shows the output of the build only if it fails. */
async function build({ directory, env }: (typeof sites)[keyof typeof sites]) {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
    env: { ...process.env, ...env, OUTPUT_DIR: directory },
  });
}

main().catch((error: Error & { stdout?: string; stderr?: string }) => {
  console.error(error.stdout, error.stderr ?? error.message);
  process.exitCode = 1;
});
