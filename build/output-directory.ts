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
  const directory = path.resolve(outputDirectory);
  const names = fs.existsSync(directory) ? fs.readdirSync(directory) : [];
  if (names.length > 0 && !filesOfEveryBuild.every((name) => names.includes(name))) {
    throw new UserError(
      `${directory} is not from a build, and a build would delete it. Set OUTPUT_DIR to a new or empty folder. Example: OUTPUT_DIR=dist`,
    );
  }
  fs.mkdirSync(path.dirname(directory), { recursive: true });
  const temporary = fs.mkdtempSync(`${directory}.build-`);
  try {
    await build(temporary);
    if (fs.existsSync(directory)) fs.renameSync(directory, path.join(temporary, 'previous'));
    fs.renameSync(path.join(temporary, 'site'), directory);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}
