import type { Salary } from './types';

// Amounts and dates are formatted during the build: on a phone, the first use of `Intl` takes 80 ms.
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes a salary: `$116,085 per year` or, for a range, `$108,000 to $131,500 per year`. */
export function formatSalary({ from, to }: Salary): string {
  const amounts = from === to ? [from] : [from, to];
  return `${amounts.map((amount) => dollars.format(amount)).join(' to ')} per year`;
}

/** Writes an ISO 8601 date in words: `November 21, 2026` for `2026-11-21`. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}
