/**
 * The candidate that has the most letters in common with a name at its start: `Quality Analyst.yaml` for
 * `quality-analyst.yaml`.
 *
 * @param minimum how many letters the names must have in common
 */
export function mostSimilarName(
  name: string,
  candidates: readonly string[],
  minimum = 0,
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

/** How many characters two texts have in common at their start. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
