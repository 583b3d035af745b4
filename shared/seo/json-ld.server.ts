import type { Graph, PostalAddress, Thing } from 'schema-dts';

import type { Company, Job } from '../content/types';
import { absoluteUrl } from './absolute-url';

/** The largest icon in `public/`. */
const logoFile = 'icon-512.png';

export function logoUrl({ siteUrl }: Company): string {
  return absoluteUrl(siteUrl, logoFile);
}

export function graph(nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

export function postalAddress({ address }: Company): PostalAddress {
  const { street, locality, region, postalCode, countryCode } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  };
}

/** The properties of a schema.org/QuantitativeValue. */
export function salaryValue({ salary: { from, to, per } }: Job) {
  const unitText = per === 'hour' ? 'HOUR' : 'YEAR';
  return from === to ? { value: from, unitText } : { minValue: from, maxValue: to, unitText };
}
