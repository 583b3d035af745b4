import type { SiteContent } from '../content/types';

/** ISO 8601 date of the last change to the career page's texts or to any job. */
export function careersLastChanged({ careers, jobs }: SiteContent): string {
  const days = [careers, ...jobs].map((file) => file.lastChanged);
  return days.sort().at(-1) ?? careers.lastChanged;
}
