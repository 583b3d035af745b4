import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** In characters. Names that share a shorter beginning are not similar. */
const minShared = 3;

/**
 * The file or folder beside `file` whose name is most like it: `jobs/clerk.yml` or `jobs/Clerk (1).yaml` for
 * `jobs/clerk.yaml`.
 */
export function similarFile(file: string): string | undefined {
  const { dir, base } = path.parse(file);
  const candidates = existsSync(dir) ? readdirSync(dir) : [];
  let similar: string | undefined;
  let longest = minShared - 1;
  for (const candidate of candidates) {
    const shared = sharedStart(letters(base), letters(candidate));
    if (shared > longest && !candidate.endsWith('~')) {
      longest = shared;
      similar = candidate;
    }
  }
  return similar;
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
