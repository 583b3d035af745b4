import fs from 'node:fs';
import path from 'node:path';

import { UserError } from './user-error';

/** No other folder is likely to have all of these. */
const filesOfEveryBuild = ['_headers', 'feed.xml', 'licenses.txt'];

/**
 * Lets `build` write the folder `site` of a folder beside the output directory, and then puts it in
 * the place of that directory. Until then, the previous build stays as it is; a build that fails or is
 * stopped leaves the folder beside it, which the next build clears.
 */
export async function replaceDirectory(
  outputDirectory: string,
  build: (directory: string) => Promise<void>,
): Promise<void> {
  if (outputDirectory === '') {
    throw new UserError('OUTPUT_DIR is empty. Set it to a folder. Example: OUTPUT_DIR=dist');
  }
  const exists = fs.existsSync(outputDirectory);
  // A server may be set up with a link: what it leads to is replaced, not the link.
  const directory = exists ? fs.realpathSync(outputDirectory) : path.resolve(outputDirectory);
  if (exists && fs.readdirSync(directory).length > 0 && !isBuild(directory)) {
    throw new UserError(
      `${directory} is not from a build, and a build would delete it. Set OUTPUT_DIR to a new or empty folder. Example: OUTPUT_DIR=dist`,
    );
  }
  const temporary = `${directory}.build`;
  const site = path.join(temporary, 'site');
  const previous = path.join(temporary, 'previous');
  remove(temporary);
  fs.mkdirSync(temporary, { recursive: true });
  await build(temporary);
  if (!isBuild(site)) {
    throw new UserError(`Another build for ${directory} has begun, so this one was not finished.`);
  }
  try {
    if (exists) fs.renameSync(directory, previous);
    fs.renameSync(site, directory);
  } catch (error) {
    if (!fs.existsSync(directory)) fs.renameSync(previous, directory);
    throw new UserError(
      `${directory} was not replaced. A program may be using it: end that, and build again.\n${String(error)}`,
    );
  }
  remove(temporary);
}

function isBuild(directory: string): boolean {
  return filesOfEveryBuild.every((name) => fs.existsSync(path.join(directory, name)));
}

function remove(directory: string) {
  fs.rmSync(directory, { recursive: true, force: true });
}
