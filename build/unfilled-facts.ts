/**
 * Matches facts that are made up, such as `info@example.com` and `(630) 555-0100`, but not
 * `info@design-by-example.com` and `60555-0100`. RFC 2606 reserves the top-level domain `.example` and
 * the names `example.com`, `.net` and `.org` for examples. The phone numbers 555-01xx are for fiction.
 * "Example Parkway" and "PrairieStack" are our own.
 */
const madeUp = [
  /(@|\/\/)([\w-]+\.)*([\w-]+\.example|example\.(com|net|org))(?![\w-]|\.\w)/i,
  /(?<!\d)555-01\d\d(?!\d)/,
  /\b(Example Parkway|PrairieStack)\b/i,
];

/**
 * Lists the facts that are still made up, each with its field: `address.street: 100 Example Parkway`.
 */
export function unfilledFacts(facts: object, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([key, fact]) => {
    if (typeof fact === 'object') return unfilledFacts(fact, `${prefix}${key}.`);
    return madeUp.some((pattern) => pattern.test(fact)) ? [`${prefix}${key}: ${fact}`] : [];
  });
}
