import { readdirSync } from 'node:fs';
import path from 'node:path';

import { letters, mostSimilarName } from '../lib/similar-name';

/**
 * The file or folder next to a missing `file` whose name is most similar: `jobs/clerk.yml` or
 * `jobs/Clerk (1).yaml` for `jobs/clerk.yaml`.
 *
 * @param taken names of files that belong to something else
 */
export function similarFile(file: string, taken: readonly string[] = []): string | undefined {
  const { dir, base } = path.parse(file);
  const candidates = listFolder(dir).filter(
    (name) => !name.endsWith('~') && !taken.includes(name), // ~ marks an editor's backup
  );
  // At least half of the name, and at least three letters.
  const minimum = Math.max(3, Math.floor(letters(base).length / 2));
  return mostSimilarName(base, candidates, minimum);
}

/** Empty if the folder does not exist. */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
