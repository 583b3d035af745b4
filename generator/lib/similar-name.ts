/**
 * The candidate that shares the longest prefix with a name, comparing letters and digits only:
 * `Quality Analyst.yaml` for `quality-analyst.yaml`.
 *
 * @param minimum the length of the shortest prefix that counts
 */
export function mostSimilarName(
  name: string,
  candidates: readonly string[],
  minimum: number,
): string | undefined {
  let similar: string | undefined;
  let longest = minimum - 1;
  for (const candidate of candidates) {
    const length = sharedStart(letters(name), letters(candidate));
    if (length > longest) {
      longest = length;
      similar = candidate;
    }
  }
  return similar;
}

/** `Quality Analyst (1).yaml` → `qualityanalyst1` */
export function letters(name: string): string {
  return (name.toLowerCase().split('.')[0] ?? '').replaceAll(/[^\p{L}\d]/gu, '');
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
