import type { SiteContent } from '../content/types';

/** ISO 8601 */
export function careersLastChanged({ careers, jobs }: SiteContent): string {
  const days = [careers, ...jobs].map((file) => file.lastChanged);
  return days.reduce((latest, day) => (day > latest ? day : latest));
}
