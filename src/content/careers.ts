import { officePlaceName } from './company';

export const careers = {
  eyebrow: 'Career',
  title: 'Join Our Team',
  lead: `Openings in ${officePlaceName}, and various US locations. Each page says what the work is, what we ask for and how to apply.`,
  nothingOpen: 'There are no open positions at the moment. New openings are posted on this page.',
  action: 'View More',
} as const;

/** Completes the name of View More, for those who do not see the card. */
export const viewMoreAbout = (title: string) => `about ${title}`;

/** How many openings there are: `3 open positions`; that there are none is said in a sentence. */
export function openPositions(count: number): string {
  if (count === 0) return careers.nothingOpen;
  return count === 1 ? '1 open position' : `${count} open positions`;
}

/** ISO 8601 date of the last change to the career page's own words, for the sitemap. */
export const careersLastChanged = '2026-11-21';
