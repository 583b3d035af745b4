import type { PostalAddress } from '../content/schema';

/** The place in short: `Warrenville, IL`. */
export function officeCity({ locality, region }: PostalAddress): string {
  return `${locality}, ${region}`;
}

/** The place in full: `Warrenville, Illinois`. */
export function officePlace({ locality, regionName }: PostalAddress): string {
  return `${locality}, ${regionName}`;
}

/** The address as the lines of an envelope. */
export function addressLines(address: PostalAddress): string[] {
  return [address.street, `${officeCity(address)} ${address.postalCode}`, address.country];
}

/** The address on one line. */
export function addressText(address: PostalAddress): string {
  return addressLines(address).join(', ');
}

/** Opens the address in a web map; a documented, stable URL that needs no key (Google Maps URLs, `api=1`). */
export function mapUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressText(address))}`;
}
