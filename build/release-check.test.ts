import { content } from '../src/testing/fixture-content';
import { placeholders, reminders } from './release-check';

const { company, careers, jobs } = content;

test('every placeholder is listed with its field', () => {
  const address = { ...company.address, street: '100 Example Parkway' };
  const reserved = { ...company, name: 'PrairieStack Consulting', address };

  expect(placeholders(reserved)).toEqual([
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

test('real facts are not placeholders', () => {
  const owned = JSON.stringify(company).replaceAll('.example', '.com').replaceAll('555-', '393-');

  expect(placeholders(JSON.parse(owned))).toEqual([]);
});

test('there is a reminder for each job without benefits, and for a missing equal opportunity line', () => {
  const withoutBenefits = jobs.filter(({ slug }) => slug !== 'with-benefits');
  const withoutLine = { ...careers, equalOpportunity: undefined };

  expect(reminders({ careers: withoutLine, jobs })).toEqual([
    ...withoutBenefits.map(({ title }) => expect.stringMatching(`^${title}: .*Illinois`)),
    expect.stringContaining('equalOpportunity'),
  ]);
  expect(reminders({ careers: withoutLine, jobs: [] })).toEqual([]);
});
