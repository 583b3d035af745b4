import type { PostalAddress } from './types';

/** Returns the city with the state's code: `Warrenville, IL`. */
export function cityAndStateCode({ locality, region }: PostalAddress): string {
  return `${locality}, ${region}`;
}

/** Returns the city with the state's name: `Warrenville, Illinois`. */
export function cityAndStateName({ locality, regionName }: PostalAddress): string {
  return `${locality}, ${regionName}`;
}

/** Returns the lines of an address: `['7 Main Street', 'Lake Forest, WI 60555, USA']`. */
export function addressLines(address: PostalAddress): string[] {
  const { street, postalCode, country } = address;
  return [street, `${cityAndStateCode(address)} ${postalCode}, ${country}`];
}

export function addressText(address: PostalAddress): string {
  return addressLines(address).join(', ');
}
