import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Changes with everything that decides how webpack compiles a file but is not a module of the app: the
 * installed packages, this build, the settings of Babel, and the lists that loaders import.
 */
export function cacheVersion(): string {
  const folders = ['generator', 'src/theme'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files = [
    'package-lock.json',
    'package.json',
    'babel.config.js',
    'tsconfig.json',
    ...folders,
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
