/**
 * Sets the straight apostrophes and quotation marks in all texts of a value as printers do, except in
 * email addresses and URLs: `"Don't"` → `“Don’t”`
 */
export function withTypographicQuotes<Value>(value: Value): Value {
  if (typeof value === 'string') return setQuotes(value) as Value;
  if (Array.isArray(value)) return value.map(withTypographicQuotes) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withTypographicQuotes(field)]);
  return Object.fromEntries(fields) as Value;
}

const address = /(\S+@\S+|https?:\S+)/;

/** Feet and inches stay as they are. */
function setQuotes(text: string): string {
  const parts = text.split(address).map((part, index) => {
    const isAddress = index % 2 === 1;
    if (isAddress) return part;
    return part
      .replaceAll(/(?<![\p{L}\d])"([^"]+)"/gu, '“$1”')
      .replaceAll(/(?<![\p{L}\d])'([^']+)'(?!\p{L})/gu, '‘$1’')
      .replaceAll(/(?<=\p{L})'|'(?=\d)/gu, '’');
  });
  return parts.join('');
}
