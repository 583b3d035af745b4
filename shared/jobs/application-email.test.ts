import { applyLink } from './application-email';

const hrEmail = 'jobs@acme-systems.com';

test.each([
  'Research & Development',
  'Ready to lead? C# or C++',
  '100% Remote: %20 %2B %C3',
  `"Full-stack" 'Ninja'`,
  'Köchin für Überlingen 🚀',
])('the application for "%s" has an encoded subject and lines to fill in', (title) => {
  const link = applyLink({ title }, hrEmail, ['Name', 'Where & when']);

  // Unlike mail clients, URL reads a plus sign as a space; the pattern below rules it out.
  const mail = new URL(link);
  expect(mail.protocol + mail.pathname + mail.hash).toBe(`mailto:${hrEmail}`);
  expect([...mail.searchParams]).toEqual([
    ['subject', `Application for ${title}`],
    ['body', 'Name: \r\nWhere & when: \r\n'],
  ]);
  // RFC 6068, section 2: qchar without the plus sign.
  expect(link).toMatch(
    /^mailto:[^?]+\?subject=(?:[\w.~!$'()*,;:@-]|%[\dA-F]{2})+&body=(?:[\w.~!$'()*,;:@-]|%[\dA-F]{2})+$/,
  );
});
