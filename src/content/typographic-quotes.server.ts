/** Matches `o'neill@firm.example` and `https://firm.example/it's`, but not `firm.example`. */
const emailOrUrl = /(\S+@\S+|https?:\S+)/;

/**
 * Sets straight apostrophes and quotation marks as printers do, except in email addresses and URLs:
 * `"Don't"` → `“Don’t”`. Feet and inches stay as they are.
 */
export function withTypographicQuotes(text: string): string {
  const parts = text.split(emailOrUrl).map((part, index) => {
    const isAddress = index % 2 === 1;
    if (isAddress) return part;
    // The patterns match `"no"`, `'no'`, and the apostrophes of `client's` and `'90s`, but not feet and
    // inches: `6' 2"`.
    return part
      .replaceAll(/(?<![\p{L}\d])"([^"]+)"/gu, '“$1”')
      .replaceAll(/(?<![\p{L}\d])'([^']+)'(?!\p{L})/gu, '‘$1’')
      .replaceAll(/(?<=\p{L})'|'(?=\d)/gu, '’');
  });
  return parts.join('');
}
