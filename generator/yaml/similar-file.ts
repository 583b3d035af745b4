import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The file or folder beside `file` whose name is most like it: `jobs/clerk.yml` or `jobs/Clerk (1).yaml` for
 * `jobs/clerk.yaml`.
 *
 * @param taken names of files that are meant by something else
 */
export function similarFile(file: string, taken: readonly string[] = []): string | undefined {
  const { dir, base } = path.parse(file);
  const name = letters(base);
  let similar: string | undefined;
  let longest = Math.max(2, name.length / 2 - 1);
  for (const candidate of listFolder(dir)) {
    const shared = sharedStart(name, letters(candidate));
    if (shared > longest && !candidate.endsWith('~') && !taken.includes(candidate)) {
      longest = shared;
      similar = candidate;
    }
  }
  return similar;
}

/** What is in a folder; nothing if there is no such folder. */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** `Quality Analyst.yaml` → `qualityanalyst` */
function letters(name: string): string {
  return (name.toLowerCase().split('.')[0] ?? '').replaceAll(/[^\p{L}\d]/gu, '');
}

/** How many characters two names have in common at their start. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
