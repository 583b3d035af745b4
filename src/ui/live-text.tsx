type LiveTextProps = {
  text: string;
  /** Another number than the last time makes screen readers say the same text again. */
  count: number;
};

/** The text of a live region. */
export function LiveText({ text, count }: LiveTextProps) {
  // Orca takes a text for a repetition unless it differs from the last one
  // (docs/decisions/0011-screen-readers.md).
  const difference = count % 2 === 1 ? '\u00a0' : '';
  return <span key={count}>{text + difference}</span>;
}
