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
