import { content } from '../../src/testing/fixture-content';
import { unfilledFacts, reminders } from './release-check';

const { company, careers, jobs } = content;

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

test('a job without benefits and a missing equal opportunity line cause reminders', () => {
  const withoutLine = { ...careers, equalOpportunity: undefined };
  const withoutBenefits = jobs.filter(({ benefits }) => benefits.length === 0);

  expect(reminders({ careers: withoutLine, jobs })).toEqual([
    ...withoutBenefits.map(({ title }) => expect.stringMatching(`^${title}: .*Illinois`)),
    expect.stringContaining('equalOpportunity'),
  ]);
});
