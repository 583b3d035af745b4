/** Names of what is drawn; `pages/home/drawings.ts` has a drawing for each. */
export const iconNames = [
  'automation',
  'architecture',
  'support',
  'bigData',
  'java',
  'consulting',
  'functionality',
  'mission',
  'customers',
  'serviceDesk',
  'servers',
  'cloud',
] as const;

export type IconName = (typeof iconNames)[number];

/** A card that says one thing: a service, a technology, a fact about the company. */
export type InfoCard = {
  title: string;
  text: string;
  icon: IconName;
};
