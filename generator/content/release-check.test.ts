import { content, now } from '../../fixtures/fixture-content';
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

const illinois = { ...company, address: { ...company.address, region: 'IL' } };
const withoutLine = { ...careers, equalOpportunity: undefined };

test('in Illinois, open jobs without benefits cause reminders', () => {
  const titles = ['Data Analyst, Level 2', 'Release Manager', 'Principal Research & Development'];

  expect(reminders({ company: illinois, careers, jobs }, now)).toEqual(
    titles.map((title) => expect.stringMatching(`^${title}.*"benefits" is empty.*Illinois`)),
  );
  expect(reminders(content, now)).toEqual([]);
});

test('a missing equal opportunity line causes a reminder while jobs are open', () => {
  const without = { ...content, careers: withoutLine };

  expect(reminders(without, now)).toEqual([expect.stringContaining('equalOpportunity')]);
  expect(reminders({ ...without, jobs: [] }, now)).toEqual([]);
});

test('icons of social networks that lead to the company’s own site cause reminders', () => {
  const socialLinks = company.socialLinks.map((link) => ({ ...link, url: company.siteUrl }));

  expect(reminders({ ...content, company: { ...company, socialLinks } }, now)).toEqual([
    expect.stringContaining('linkedIn opens your own site'),
    expect.stringContaining('facebook opens your own site'),
  ]);
});
