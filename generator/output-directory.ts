import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { ContentError } from './content-error';
import { outputFiles } from './output-files';

/** No other folder is likely to have all of these. Builds of earlier versions have them too. */
const filesOfEveryBuild = [outputFiles.atomFeed, outputFiles.headers, outputFiles.jsonFeed];

/**
 * Throws unless a build may replace the directory: it is missing, empty, or an earlier build. Replacing any
 * other directory would delete someone's files.
 */
export function checkReplaceable(directory: string): void {
  if (!existsSync(directory)) return;
  const entries = readdirSync(directory);
  const isEarlierBuild = filesOfEveryBuild.every((file) => entries.includes(file));
  if (entries.length > 0 && !isEarlierBuild) {
    throw new ContentError(
      `${directory} has files that are not from a build, and a build would delete them. Set OUTPUT_DIR to a new or empty folder. Example: OUTPUT_DIR=dist`,
    );
  }
}

/**
 * A build writes its files here before it replaces the output directory. Every build deletes this folder
 * first, so nobody else should choose its name.
 */
export function stagingDirectory(directory: string): string {
  return `${directory}.unfinished-build`;
}

/** Swaps directories by renaming, so no server sends a partial build. */
export function replaceDirectory(directory: string, replacement: string): void {
  const previous = `${directory}.replaced-build`;
  rmSync(previous, { recursive: true, force: true });
  try {
    if (existsSync(directory)) renameSync(directory, previous);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') throw error;
    throw new ContentError(
      `${directory} is a separate disk, which a build cannot replace. Set OUTPUT_DIR to a folder on it. Example: OUTPUT_DIR=${path.join(directory, 'site')}`,
    );
  }
  renameSync(replacement, directory);
  rmSync(previous, { recursive: true, force: true });
}

/** Runs a build while no other build uses the same work directory. */
export async function withLock(workDirectory: string, build: () => Promise<void>): Promise<void> {
  mkdirSync(workDirectory, { recursive: true });
  const lock = path.join(workDirectory, 'process-id');
  if (existsSync(lock) && isRunning(Number(readFileSync(lock, 'utf8')))) {
    throw new ContentError(
      `Another build of this folder is running (process ${readFileSync(lock, 'utf8')}). Wait until it ends. If that process is no build, delete ${lock}.`,
    );
  }
  rmSync(lock, { force: true }); // left by a build that was killed
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  try {
    await build();
  } finally {
    rmSync(lock);
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0); // 0 sends no signal
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs as another user
  }
}
