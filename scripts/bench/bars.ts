/** A figure of the bench. Sizes are bytes as they travel, compressed; times are ms. */
export type Figure = {
  page: string;
  name: string;
  value: number;
  /** The bar: at most this, or at least this. */
  bar: { atMost: number } | { atLeast: number };
  /** What the bar is held against, where that is a measurement: "1201 against 1150 without script". */
  note?: string;
};

export const kilobyte = 1000;

/** What a first visit may cost and how quickly the site has to answer. */
export const bars = {
  score: 100,
  /** Largest Contentful Paint, as a multiple of the same document's without scripts. */
  lcpRatio: 1.1,
  tbt: 50,
  cls: 0.005,
  script: 140 * kilobyte,
  document: 14 * kilobyte,
  firstVisit: 230 * kilobyte,
  requests: 16,
  navigation: 100,
  interaction: 100,
  coldBuild: 40_000,
  warmBuild: 15_000,
} as const;

export function isMet({ value, bar }: Figure): boolean {
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
