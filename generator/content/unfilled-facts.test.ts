import { content } from '../../fixtures/fixture-content';
import { unfilledFacts } from './unfilled-facts';

const { company } = content;

test('every placeholder is listed with its field', () => {
  const address = { ...company.address, street: '100 Example Parkway' };

  expect(unfilledFacts({ ...company, name: 'PrairieStack Consulting', address })).toEqual([
    'name: PrairieStack Consulting',
    'siteUrl: https://www.northern-lakes.example',
    'email: hello@northern-lakes.example',
    'hrEmail: people@northern-lakes.example',
    'phone: (312) 555-0170',
    'demoPhone: (312) 555-0171',
    'address.street: 100 Example Parkway',
    'socialLinks.0.url: https://linkedin.northern-lakes.example',
    'socialLinks.1.url: https://facebook.northern-lakes.example',
    'designCredit.url: https://studio.northern-lakes.example',
  ]);
});

test.each([
  'info@example.com',
  'https://example.net',
  'https://www.example.org/jobs',
  'https://www.linkedin.com/company/company name',
  '(630) 555-0199',
])('%s is a placeholder', (fact) => {
  expect(unfilledFacts({ fact })).toEqual([`fact: ${fact}`]);
});

test.each(['info@examples.com', 'https://my-example.coop', '(630) 555-0200', '100 Example Street'])(
  '%s is not',
  (fact) => {
    expect(unfilledFacts({ fact })).toEqual([]);
  },
);
