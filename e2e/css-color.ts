/** `#10233B` as computed styles have it: `rgb(16, 35, 59)`. */
export function cssColor(hex: string): string {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
