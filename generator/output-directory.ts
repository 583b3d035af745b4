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

import { outputFiles } from '../shared/output-files';
import { UserError } from './user-error';

/**
 * Every build since the first version has these files, and no other folder is likely to have all
 * three.
 */
const filesOfEveryBuild = [outputFiles.atomFeed, outputFiles.headers, outputFiles.jsonFeed];

/**
 * Throws unless the directory is missing, empty or an earlier build: replacing any other deletes
 * someone's files.
 */
export function checkReplaceable(directory: string): void {
  if (!existsSync(directory)) return;
  const entries = readdirSync(directory);
  const isEarlierBuild = filesOfEveryBuild.every((file) => entries.includes(file));
  if (entries.length > 0 && !isEarlierBuild) {
    throw new UserError(
      `${directory} has files that are not from a build, and a build would delete them. Set OUTPUT_DIR to a new or empty folder. Example: OUTPUT_DIR=dist`,
    );
  }
}

/**
 * Where a build writes before it replaces the output directory. Every build starts by deleting this
 * folder, so its name must be one nobody would choose.
 */
export function stagingDirectory(directory: string): string {
  return `${directory}.unfinished-build`;
}

/**
 * Swaps directories by renaming, so no server sends a partial build. For an instant between the two
 * renames there is no folder; hosting/publish.sh avoids even that.
 */
export function replaceDirectory(directory: string, replacement: string): void {
  const previous = `${directory}.replaced-build`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(directory)) renameSync(directory, previous);
  renameSync(replacement, directory);
  rmSync(previous, { recursive: true, force: true });
}

/** Allows one build at a time in a work directory. */
export async function withLock(workDirectory: string, build: () => Promise<void>): Promise<void> {
  mkdirSync(workDirectory, { recursive: true });
  const lock = path.join(workDirectory, 'process-id');
  if (!takeLock(lock)) {
    if (!isRunning(readLock(lock))) removeStaleLock(lock);
    if (!takeLock(lock)) {
      throw new UserError(
        `Another build into a folder of this name is running (process ${readLock(lock)}). Wait for it to finish. If that process is not a build, delete ${lock}.`,
      );
    }
  }
  try {
    await build();
  } finally {
    rmSync(lock);
  }
}

/** @returns whether this process has the lock now */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(lock: string): number {
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
}

/** A killed build leaves its lock. Another build can have replaced it since it was read. */
function removeStaleLock(lock: string) {
  if (!isRunning(readLock(lock))) rmSync(lock, { force: true });
}

function isRunning(processId: number): boolean {
  try {
    // 0 sends no signal. An interrupted build can leave an empty file.
    return processId > 0 && process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs as another user
  }
}
