/**
 * How many places the last row leaves empty. A row with one card less saves one place: 7 cards leave 2 gaps in
 * rows of three, so they fill one row of three and two rows of two.
 */
export function gapsInRows(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
