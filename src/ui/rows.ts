/**
 * How many places stay empty if all rows have as many columns. Each row with a column less fills one place: 7
 * cards leave 2 gaps in rows of three, and fill two rows of two and one of three.
 */
export function gapsInRows(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
