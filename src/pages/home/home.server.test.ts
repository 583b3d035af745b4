import { content, now } from '../../../fixtures/fixture-content';
import { structuredData } from './home.server';

const { company } = content;

test('the home page describes the company and its site', () => {
  expect(structuredData({ content, path: '/', now })['@graph']).toMatchObject([
    { '@type': 'Organization', name: company.name, url: `${company.siteUrl}/` },
    { '@type': 'WebSite', name: company.name },
  ]);
});
