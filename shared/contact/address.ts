import type { PostalAddress } from '../content/types';

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

/** Keeps a number on the same line as the word before it: "Suite 200", "IL 60555-1234". */
export function withNonBreakingNumbers(text: string): string {
  return text.replace(/(?<=\p{L}) (?=\d)/gu, '\u00a0');
}
