import { latestChange } from '../content/latest-change';
import type { SiteContent } from '../content/types';

/** ISO 8601 */
export function careersLastChanged({ careers, jobs }: SiteContent): string {
  return latestChange([careers, ...jobs]);
}
