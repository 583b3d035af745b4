import { content, now } from '../../../fixtures/fixture-content';
import { structuredData } from './page.server';

test('search engines learn the company and its site', () => {
  const { name, siteUrl, email } = content.company;
  const url = `${siteUrl}/`;

  expect(structuredData({ content, path: '/', now })['@graph']).toMatchObject([
    {
      '@type': 'Organization',
      name,
      url,
      logo: `${url}icon-512.png`,
      email,
      telephone: '+13125550170',
      address: { '@type': 'PostalAddress', addressLocality: 'Lake Forest', addressCountry: 'US' },
    },
    { '@type': 'WebSite', name, url },
  ]);
});
