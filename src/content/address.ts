import type { PostalAddress } from './types';

/** `Warrenville, IL` */
export function cityAndStateCode({ locality, region }: PostalAddress): string {
  return `${locality}, ${region}`;
}

/** `Warrenville, Illinois` */
export function cityAndStateName({ locality, regionName }: PostalAddress): string {
  return `${locality}, ${regionName}`;
}

/** `['7 Main Street', 'Lake Forest, WI 60555, USA']` */
export function addressLines(address: PostalAddress): string[] {
  const { street, postalCode, country } = address;
  return [street, `${cityAndStateCode(address)} ${postalCode}, ${country}`];
}

export function addressText(address: PostalAddress): string {
  return addressLines(address).join(', ');
}

/** Needs no API key (developers.google.com/maps/documentation/urls). */
export function mapUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressText(address))}`;
}

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
