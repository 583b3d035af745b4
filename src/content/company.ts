/**
 * Every fact about the company and its site, and the only place where one stands. Until the owner fills them in
 * they are reserved names and numbers that can belong to nobody (RFC 2606 `.example`, 555-01xx);
 * `npm run check:release` fails while any is left.
 */

/** A telephone number as people read it and as `tel:` links dial it. */
export type Phone = {
  /** As shown: `(630) 555-0100`. */
  display: string;
  /** E.164: `+` and digits only, `+16305550100`. */
  e164: string;
};

/** A postal address in its parts, as schema.org/PostalAddress has them. */
export type PostalAddress = {
  street: string;
  locality: string;
  /** Two-letter code of the state. */
  region: string;
  /** The state's name in full. */
  regionName: string;
  postalCode: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
};

export type SocialNetwork = 'linkedIn' | 'facebook';

/** A link to the company at a social network. */
export type SocialLink = {
  network: SocialNetwork;
  /** The network's own name, as people write it. */
  name: string;
  url: string;
};

// `SITE_URL` overrides the address for one build, say of a preview.
const siteUrl = (process.env.SITE_URL || 'https://www.prairiestack.example').replace(/\/+$/, '');

export const company = {
  name: 'PrairieStack Consulting',
  /** Origin of the public site, without a slash at the end. */
  siteUrl,
  /** For clients. */
  email: 'info@prairiestack.example',
  /** For applications. */
  hrEmail: 'hr@prairiestack.example',
  phone: { display: '(630) 555-0100', e164: '+16305550100' } satisfies Phone,
  /** The number behind "Need Product Demo?". */
  demoPhone: { display: '(630) 555-0142', e164: '+16305550142' } satisfies Phone,
  address: {
    street: '100 Example Parkway, Suite 200',
    locality: 'Warrenville',
    region: 'IL',
    regionName: 'Illinois',
    postalCode: '60555',
    country: 'USA',
    countryCode: 'US',
  } satisfies PostalAddress,
  /** Both lead to the company's site, in a new tab (specification, Footer). */
  socialLinks: [
    { network: 'linkedIn', name: 'LinkedIn', url: siteUrl },
    { network: 'facebook', name: 'Facebook', url: siteUrl },
  ] satisfies readonly SocialLink[] as readonly SocialLink[],
  designCredit: { name: 'PrairieStack Studio', url: 'https://studio.prairiestack.example' },
  copyrightYear: 2022,
  /**
   * Where measured web vitals are sent with `navigator.sendBeacon`: a path on this site, say
   * `/vitals`. `null` sends nothing and the measuring code is never loaded.
   */
  vitalsEndpoint: null as string | null,
} as const;

/** The place in short, as job cards show it: `Warrenville, IL`. */
export const officePlace = `${company.address.locality}, ${company.address.region}`;

/** The place in full: `Warrenville, Illinois`. */
export const officePlaceName = `${company.address.locality}, ${company.address.regionName}`;

/** The address as the lines of an envelope. */
export const addressLines: readonly string[] = [
  company.address.street,
  `${officePlace} ${company.address.postalCode}`,
  company.address.country,
];

/** The address on one line. */
export const addressText = addressLines.join(', ');

/** Opens the address in a web map; a documented, stable URL that needs no key (Google Maps URLs, `api=1`). */
export const mapUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressText)}`;
