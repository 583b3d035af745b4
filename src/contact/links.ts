/** `tel:` link of a number in the United States (RFC 3966): `(630) 555-0100` → `tel:+16305550100`. */
export function telLink(phone: string): string {
  return `tel:${e164(phone)}`;
}

/** A number in the United States in E.164: `+16305550100`. */
export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

/**
 * `mailto:` link (RFC 6068). Header values are percent-encoded, a space as `%20` and never as `+`,
 * which mail clients show literally, and a line break as `%0D%0A`.
 *
 * @param headers values by name, `body` among them, the only one that may have line breaks
 */
export function mailtoLink(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  // The at sign stays readable.
  const path = encodeURIComponent(address).replace('%40', '@');
  const query = Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`)
    .join('&');
  return query === '' ? `mailto:${path}` : `mailto:${path}?${query}`;
}
