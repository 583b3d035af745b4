/**
 * `tel:` link for a number in the United States (RFC 3966): `(630) 555-0100` → `tel:+16305550100`.
 */
export function telLink(phone: string): string {
  return `tel:${e164(phone)}`;
}

/** E.164 for a US number: `+16305550100` */
export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

export function mailtoLink(address: string, subject?: string): string {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return `mailto:${address}${query}`;
}
