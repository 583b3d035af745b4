import fs from 'node:fs';
import path from 'node:path';

import { UserError } from './user-error';

/** No other folder is likely to have all of these. */
const filesOfEveryBuild = ['_headers', 'feed.xml', 'licenses.txt'];

/**
 * Lets `build` write the folder `site` of a temporary directory, and replaces the output directory
 * by that folder. If the build fails, the previous one stays.
 */
export async function replaceDirectory(
  outputDirectory: string,
  build: (directory: string) => Promise<void>,
): Promise<void> {
  const exists = fs.existsSync(outputDirectory);
  // A server may be set up with a link: what it leads to is replaced, not the link.
  const directory = exists ? fs.realpathSync(outputDirectory) : path.resolve(outputDirectory);
  const names = exists ? fs.readdirSync(directory) : [];
  if (names.length > 0 && !filesOfEveryBuild.every((name) => names.includes(name))) {
    throw new UserError(
      `${directory} is not from a build, and a build would delete it. Set OUTPUT_DIR to a new or empty folder. Example: OUTPUT_DIR=dist`,
    );
  }
  fs.mkdirSync(path.dirname(directory), { recursive: true });
  const temporary = fs.mkdtempSync(`${directory}.build-`);
  const remove = () => fs.rmSync(temporary, { recursive: true, force: true });
  // Ctrl-C, a job that is cancelled and a terminal that closes would end the process without
  // `finally`.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = (_name: NodeJS.Signals, number: number) => {
    remove();
    process.exit(128 + number);
  };
  for (const signal of signals) process.once(signal, onSignal);
  try {
    await build(temporary);
    if (exists) fs.renameSync(directory, path.join(temporary, 'previous'));
    fs.renameSync(path.join(temporary, 'site'), directory);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
    remove();
  }
}
