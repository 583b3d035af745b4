import type { SiteContent } from '../../content/types';
import type { LastChanged } from '../page.server';

export const lastChanged: LastChanged = ({ content }) => careersLastChanged(content);

/** ISO 8601 date of the last change to the page or to any job. */
export function careersLastChanged({ careers, jobs }: SiteContent): string {
  const days = [careers, ...jobs].map((file) => file.lastChanged);
  return days.sort().at(-1) ?? careers.lastChanged;
}
