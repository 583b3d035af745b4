export const careers = {
  eyebrow: 'Career',
  title: 'Join Our Team',
  lead: 'Full-time positions in Warrenville, Illinois, and at various locations in the United States. Each page says what the work is, what we ask for and how to apply by e-mail.',
  action: 'View More',
} as const;
