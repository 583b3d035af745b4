import { applicationSubject } from './jobs';
import { withTypographicQuotes } from './texts.server';

test.each([
  ["The client's own, in the '90s", 'The client’s own, in the ’90s'],
  [`6'2" tall`, `6'2" tall`],
  ['"Yes", they said ("no").', '“Yes”, they said (“no”).'],
  ["Don't write to o'neill@firm.example", "Don’t write to o'neill@firm.example"],
  ["https://firm.example/it's", "https://firm.example/it's"],
])('the owner types %s, the visitor reads %s', (typed, read) => {
  expect(withTypographicQuotes(typed)).toBe(read);
});

test('the subject of an email has straight quotation marks, as applicants type them', () => {
  expect(applicationSubject({ title: 'Driver’s “Second” ‘Hand’' })).toBe(
    `Application for Driver's "Second" 'Hand'`,
  );
});
