/**
 * Matches facts that are made up, such as `info@example.com` and `(630) 555-0100`, but not
 * `info@examples.com` and `(630) 555-0200`. RFC 2606 reserves the top-level domain `.example` and the
 * names `example.com`, `.net` and `.org` for examples. The phone numbers 555-01xx are for fiction.
 * "Example Parkway" and "PrairieStack" are our own.
 */
const madeUp = /\.example\b|\bexample\.(?:com|net|org)\b|555-?01\d\d|Example Parkway|PrairieStack/i;

/**
 * Lists the facts that are still made up, each with its field: `address.street: 100 Example Parkway`.
 */
export function unfilledFacts(facts: object, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([key, fact]) => {
    if (typeof fact === 'object') return unfilledFacts(fact, `${prefix}${key}.`);
    return madeUp.test(fact) ? [`${prefix}${key}: ${fact}`] : [];
  });
}
