import { company } from './company';
import { jobs } from './jobs';
import { placeholders, reminders } from './release-check';

test('every reserved fact is named with its place', () => {
  const facts = {
    name: 'PrairieStack Consulting',
    siteUrl: 'https://www.acme.example',
    phone: { display: '(630) 555-0100', e164: '+16305550100' },
    address: { street: '100 Example Parkway', locality: 'Warrenville' },
    socialLinks: [{ url: 'https://acme.example' }],
  };

  expect(placeholders(facts).map(({ fact }) => fact)).toEqual([
    'company.name',
    'company.siteUrl',
    'company.phone.display',
    'company.phone.e164',
    'company.address.street',
    'company.socialLinks.0.url',
  ]);
});

test('facts of an owner are not taken for placeholders', () => {
  const facts = {
    ...company,
    name: 'Acme Systems',
    siteUrl: 'https://www.acme-systems.com',
    email: 'hello@acme-systems.com',
    hrEmail: 'jobs@acme-systems.com',
    phone: { display: '(630) 393-2000', e164: '+16303932000' },
    demoPhone: { display: '(630) 393-2001', e164: '+16303932001' },
    address: { ...company.address, street: '28W000 Ferry Road' },
    socialLinks: [],
    designCredit: { name: 'Acme', url: 'https://www.acme-systems.com' },
  };

  expect(placeholders(facts)).toEqual([]);
});

test('a job without benefits is a reminder, not a mistake', () => {
  const [job] = jobs;
  if (job === undefined) throw new Error('There is no job to test with.');

  expect(reminders([job])).toEqual([expect.stringContaining('Illinois')]);
  expect(reminders([{ ...job, benefits: ['Health insurance'] }])).toEqual([]);
});
