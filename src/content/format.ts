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
  const amount =
    from === to ? formatDollars(from) : `${formatDollars(from)} to ${formatDollars(to)}`;
  return `${amount} per year`;
}

/** `116085` → `$116,085`. Avoids `Intl`, which costs a phone 80 ms at startup. */
function formatDollars(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** `2026-11-21` → `November 21, 2026`, in any time zone. */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
