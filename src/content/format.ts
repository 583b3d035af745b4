// Amounts and dates are not formatted by `Intl`: when the app starts, its first amount takes a phone
// (CPU slowed four times) 80 ms or more, and its first date 10 ms.
import type { Job, Salary } from './types';

export const employmentTypeNames: Record<Job['employmentType'], string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `$116,085 per year` or, for a range, `$108,000 to $131,500 per year` */
export function formatSalary({ from, to }: Salary): string {
  if (from === to) return `${formatDollars(from)} per year`;
  return `${formatDollars(from)} to ${formatDollars(to)} per year`;
}

/** `116085` → `$116,085` */
function formatDollars(amount: number): string {
  const beforeGroupOfThree = /\B(?=(\d{3})+$)/g;
  return `$${String(amount).replaceAll(beforeGroupOfThree, ',')}`;
}

/** `2026-11-21` → `November 21, 2026`, in any time zone. */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  const month = months[date.getUTCMonth()];
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
