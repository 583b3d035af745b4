/**
 * A length in units of not-found.svg. The page sets `--unit`, so that the links lie on the drawn
 * signpost.
 */
export function units(count: number): string {
  return `calc(${count} * var(--unit))`;
}
