import { officePlaceName } from './company';

export const careers = {
  eyebrow: 'Career',
  title: 'Join Our Team',
  lead: `Openings in ${officePlaceName}, and various US locations. Each page says what the work is, what we ask for and how to apply.`,
  nothingOpen: 'There are no open positions at the moment. New openings are posted on this page.',
  action: 'View More',
} as const;

/** ISO 8601 date of the last change to the career page's own words, for the sitemap. */
export const careersLastChanged = '2026-11-21';
