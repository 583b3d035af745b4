import { content, now } from '../../fixtures/fixture-content';
import { reminders } from './reminders';

const { company, careers, jobs } = content;

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
