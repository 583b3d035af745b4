import { company } from './company';

export const footer = {
  description: `${company.name} designs, builds and supports business software, data and cloud systems from Warrenville, Illinois.`,
  linksTitle: 'Useful Links',
  followTitle: 'Follow us',
} as const;
