import { addressText } from './address';
import type { PostalAddress } from './types';

/** Returns a link that needs no API key (developers.google.com/maps/documentation/urls). */
export function mapUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressText(address))}`;
}

/**
 * Returns a `tel:` link (RFC 3966) for a number in the United States: `(630) 555-0100` →
 * `tel:+16305550100`.
 */
export function telLink(phone: string): string {
  return `tel:${e164(phone)}`;
}

/** Writes a number in the United States in the format E.164: `+16305550100`. */
export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

export function mailtoLink(address: string, subject?: string): string {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return `mailto:${address}${query}`;
}
