import { formatDate, formatSalary } from './format.server';

test.each([
  [{ from: 116085, to: 116085 }, '$116,085 per year'],
  [{ from: 108000, to: 131500 }, '$108,000 to $131,500 per year'],
] as const)('the pay %j is shown as %s', (salary, shown) => {
  expect(formatSalary(salary)).toBe(shown);
});

test.each([
  ['2027-02-01', 'February 1, 2027'],
  ['2027-12-31', 'December 31, 2027'],
])('the date %s is shown as %s', (date, shown) => {
  expect(formatDate(date)).toBe(shown);
});
