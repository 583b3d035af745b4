import { existsSync } from 'node:fs';

import { content, now } from '../../../fixtures/fixture-content';
import { structuredData } from './page.server';

const { company } = content;
const { street, locality, region, postalCode, countryCode } = company.address;

test('the home page describes the company and its site', () => {
  const url = `${company.siteUrl}/`;

  expect(structuredData({ content, path: '/', now })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: company.name,
        url,
        logo: `${url}icon-512.png`,
        email: company.email,
        telephone: '+13125550170',
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: locality,
          addressRegion: region,
          postalCode,
          addressCountry: countryCode,
        },
      },
      { '@type': 'WebSite', name: company.name, url },
    ],
  });
  expect(existsSync('public/icon-512.png')).toBe(true);
});
