import { company } from './company';
import { mailtoLink } from './contact-links';
import { applicationBody, applicationSubject, applyLink, jobs } from './jobs';

/** Longer links are cut off by some mail clients. */
const lengthLimit = 2000;

const titles = [
  ...jobs.map(({ title }) => title),
  'Research & Development',
  'Ready to lead?',
  'C# Developer',
  '100% Remote Tester',
  'C++ Programmer',
  `"Full-stack" 'Ninja'`,
  'Köchin für Überlingen',
  'Engineer 🚀👩‍💻',
  'subject=1&body=2;a,b:c/d\\e',
  '%20 %2B %C3',
  `Chief ${'and Deputy '.repeat(20)}Officer 🚀`,
];

describe.each(titles)('the application for "%s"', (title) => {
  const link = applyLink({ title });
  // The parser is Node's, by the WHATWG's URL Standard. It would read a plus sign as a space, which
  // mail clients do not: there must be none.
  const mail = new URL(link);

  test('goes to HR, with the subject and the lines to fill in, and nothing else', () => {
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toBe(company.hrEmail);
    expect(mail.hash).toBe('');
    expect([...mail.searchParams]).toEqual([
      ['subject', `Application for ${title}`],
      ['body', applicationBody.replaceAll('\n', '\r\n')],
    ]);
  });

  test('is written as RFC 6068 wants it', () => {
    // RFC 6068, section 2: qchar, of which no plus sign; a line break is a pair.
    expect(link).toMatch(
      /^mailto:[^?]+\?subject=(?:[\w.~!$'()*,;:@-]|%[\dA-F]{2})+&body=(?:[\w.~!$'()*,;:@-]|%[\dA-F]{2})+$/,
    );
    expect(link.replaceAll('%0D%0A', '')).not.toMatch(/%0[AD]/);
    expect(link.split('&body=')[0]).not.toMatch(/%0[AD]/);
    expect(link.length).toBeLessThan(lengthLimit);
  });
});

test('the subject is the specification\u2019s', () => {
  expect(applicationSubject({ title: 'Quality Analyst' })).toBe('Application for Quality Analyst');
  expect(applyLink({ title: 'Quality Analyst' })).toContain(
    '?subject=Application%20for%20Quality%20Analyst&',
  );
});

test('the body asks for name, phone and where the job was seen', () => {
  expect(mailtoLink('a@b.example', { body: applicationBody })).toBe(
    'mailto:a@b.example?body=Name%3A%20%0D%0APhone%3A%20%0D%0AWhere%20I%20saw%20this%20job%3A%20%0D%0A',
  );
});

test('an address without headers has no question mark', () => {
  expect(mailtoLink('a@b.example')).toBe('mailto:a@b.example');
});
