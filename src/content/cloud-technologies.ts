import type { InfoCard } from './info-card';

export const cloudTechnologies = {
  eyebrow: 'Cloud Technologies',
  title: 'Latest Technologies you can Adopt',
  lead: 'Four platforms that we set up, extend and connect to the systems you already have.',
  cards: [
    {
      title: 'Salesforce',
      text: 'We shape sales and service processes to the way your teams work, write what configuration cannot do in Apex and Lightning, and keep customer data in step with your other systems.',
      icon: 'customers',
    },
    {
      title: 'ServiceNow',
      text: 'We set up service desks, request catalogs and approvals, bring existing tickets and assets across, and keep customizations small so that upgrades stay simple.',
      icon: 'serviceDesk',
    },
    {
      title: 'AWS',
      text: 'We plan and carry out moves to AWS: accounts, networks, compute, databases and storage defined as code, with access and spending limits set from the first day.',
      icon: 'servers',
    },
    {
      title: 'Azure',
      text: 'We run applications and databases on Azure alongside the Microsoft tools you already use, with one sign-in for your people and releases through a pipeline.',
      icon: 'cloud',
    },
  ] satisfies readonly InfoCard[] as readonly InfoCard[],
} as const;

/** The footer's line about names that belong to others. */
export const trademarkNotice =
  'Salesforce, ServiceNow, AWS, Azure and Java are trademarks of their respective owners, named here only to say what we work with.';
