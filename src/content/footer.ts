import { company, officePlaceName } from './company';

export const footer = {
  description: `${company.name} designs, builds and supports business software, data and cloud systems from ${officePlaceName}.`,
  linksTitle: 'Useful Links',
  followTitle: 'Follow us',
  rights: 'All rights reserved.',
  design: 'Design:',
} as const;
