import { salaryText } from './job';

test.each([
  [{ from: 116085, to: 116085, per: 'year' }, '$116,085 per year'],
  [{ from: 28000, to: 28000, per: 'year' }, '$28,000 per year'],
  [{ from: 108000, to: 131500, per: 'year' }, '$108,000 to $131,500 per year'],
  [{ from: 45, to: 45, per: 'hour' }, '$45 per hour'],
  [{ from: 40, to: 52.5, per: 'hour' }, '$40 to $52.50 per hour'],
] as const)('the pay %j is shown as %s', (salary, shown) => {
  expect(salaryText({ salary })).toBe(shown);
});
