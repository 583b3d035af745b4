import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of everything that affects how webpack compiles a file, except the file itself. */
export function cacheVersion(): string {
  const folderFiles = ['generator', 'src/theme'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files = [
    'package-lock.json',
    'package.json',
    'babel.config.js',
    'tsconfig.json',
    ...folderFiles,
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
