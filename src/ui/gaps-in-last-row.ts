/**
 * How many cells the last row leaves empty. Each gap can be closed by making one row a card
 * shorter: 7 cards in rows of three leave 2 gaps, so they become one row of three and two of two.
 */
export function gapsInLastRow(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
