export const careers = {
  eyebrow: 'Career',
  title: 'Join Our Team',
  lead: 'Full-time positions in Warrenville, Illinois, and various US locations. Each page says what the work is, what we ask for and how to apply.',
  nothingOpen: 'There is no open position at the moment. Openings appear on this page first.',
  action: 'View More',
} as const;

/** ISO 8601 date of the last change to the career page's own words, for the sitemap. */
export const careersLastChanged = '2026-11-21';
