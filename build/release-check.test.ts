import { content } from '../src/testing/fixture-content';
import { placeholders, reminders } from './release-check';

const { company, jobs } = content;

const owned = {
  ...company,
  siteUrl: 'https://www.acme-systems.com',
  email: 'hello@acme-systems.com',
  hrEmail: 'jobs@acme-systems.com',
  phone: '(630) 393-2000',
  demoPhone: '(630) 393-2001',
  socialLinks: [{ network: 'linkedIn' as const, url: 'https://www.linkedin.com/company/acme' }],
  designCredit: { name: 'Acme', url: 'https://www.acme-systems.com' },
};

test('every reserved fact is named with its place', () => {
  const address = { ...company.address, street: '100 Example Parkway' };
  const reserved = { ...company, name: 'PrairieStack Consulting', address };

  expect(placeholders(reserved).map(({ fact }) => fact)).toEqual([
    'name',
    'siteUrl',
    'email',
    'hrEmail',
    'phone',
    'demoPhone',
    'address.street',
    'socialLinks.0.url',
    'socialLinks.1.url',
    'designCredit.url',
  ]);
});

test('facts of an owner are not taken for placeholders', () => {
  expect(placeholders(owned)).toEqual([]);
});

test('a job without benefits is a reminder, not a mistake', () => {
  const without = jobs.filter(({ slug }) => slug !== 'with-benefits');

  expect(reminders(jobs)).toEqual(
    without.map(({ title }) => expect.stringMatching(`^${title}: .*Illinois`)),
  );
});
