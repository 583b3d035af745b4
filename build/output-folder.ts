import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

import { UserError } from './user-error';

/** Files that show that a folder is a build: no other folder is likely to have all of them. */
const filesOfEveryBuild = ['_headers', 'feed.xml', 'licenses.txt'];

/**
 * Lets `build` write the folder `site` of a temporary folder beside the output folder, and then puts
 * it in the place of that. Until then, the previous build stays as it is. Of two builds at once, the
 * one that ends last replaces the other.
 */
export async function replaceFolder(
  outputFolder: string,
  build: (temporaryFolder: string) => Promise<void>,
): Promise<void> {
  if (outputFolder === '') {
    throw new UserError('OUTPUT_DIR is empty. Set it to a folder. Example: OUTPUT_DIR=dist');
  }
  mkdirSync(outputFolder, { recursive: true });
  // A server may serve a symbolic link. Not the link is replaced, but the folder to which it leads.
  const folder = realpathSync(outputFolder);
  const isBuild = filesOfEveryBuild.every((name) => existsSync(path.join(folder, name)));
  if (readdirSync(folder).length > 0 && !isBuild) {
    throw new UserError(
      `${folder} is not from a build, and a build would delete it. Set OUTPUT_DIR to a new or empty folder. Example: OUTPUT_DIR=dist`,
    );
  }
  const temporaryFolder = mkdtempSync(`${folder}.build-`);
  const clear = () => rmSync(temporaryFolder, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clear();
      process.exit(1);
    });
  }
  try {
    await build(temporaryFolder);
  } catch (error) {
    clear();
    throw error;
  }
  try {
    renameSync(folder, path.join(temporaryFolder, 'previous'));
    renameSync(path.join(temporaryFolder, 'site'), folder);
  } catch (error) {
    throw new UserError(
      `${folder} was not replaced. A program may be using it: end that, and build again. The new site is in ${temporaryFolder}.\n${String(error)}`,
    );
  }
  clear();
}
