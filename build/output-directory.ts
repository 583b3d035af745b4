import fs from 'node:fs';
import path from 'node:path';

import { UserError } from './user-error';

/** No other folder is likely to have all of these. */
const filesOfEveryBuild = ['_headers', 'feed.xml', 'licenses.txt'];

/**
 * Lets `build` write the folder `site` of a temporary directory, and replaces the output directory
 * by that folder. If the build fails or is interrupted, the previous one stays.
 */
export async function replaceDirectory(
  outputDirectory: string,
  build: (directory: string) => Promise<void>,
): Promise<void> {
  const target = path.resolve(outputDirectory);
  const directory = fs.existsSync(target) ? fs.realpathSync(target) : target;
  if (fs.existsSync(directory) && !isEmptyOrBuild(directory)) {
    throw new UserError(
      `${directory} is not from a build, and a build would delete it. Set OUTPUT_DIR to a new or empty folder. Example: OUTPUT_DIR=dist`,
    );
  }
  fs.mkdirSync(path.dirname(directory), { recursive: true });
  const temporary = fs.mkdtempSync(`${directory}.build-`);
  const replacement = path.join(temporary, 'site');
  const previous = path.join(temporary, 'previous');
  const cleanUp = () => {
    if (!fs.existsSync(directory) && fs.existsSync(previous)) fs.renameSync(previous, directory);
    fs.rmSync(temporary, { recursive: true, force: true });
  };
  process.once('exit', cleanUp).once('SIGINT', () => process.exit(130));
  try {
    await build(temporary);
    if (fs.existsSync(directory)) fs.renameSync(directory, previous);
    fs.renameSync(replacement, directory);
  } finally {
    process.removeListener('exit', cleanUp);
    cleanUp();
  }
}

function isEmptyOrBuild(directory: string): boolean {
  const entries = fs.statSync(directory).isDirectory() ? fs.readdirSync(directory) : ['a file'];
  return entries.length === 0 || filesOfEveryBuild.every((file) => entries.includes(file));
}
