import type { InfoCard } from './info-card';

/** A service says what the client holds in hand at the end. */
export type Service = InfoCard & { youGet: string };

export const services = {
  eyebrow: 'Services',
  title: 'Choose The Service You Need',
  lead: 'Six ways of working with us. A project can start with one and draw on the others.',
  youGet: 'You get:',
  cards: [
    {
      title: 'Business Process Automation',
      text: 'We find the steps that people repeat by hand, such as approvals, data entry and handovers, and turn them into workflows that run on their own and ask a person only when judgment is needed.',
      youGet: 'a map and a running workflow.',
      icon: 'automation',
    },
    {
      title: 'Solution Architecture',
      text: 'Before anything is built you get a written design: components, data, interfaces, risks and cost, with the alternatives we set aside and why. Your team can question it and build from it.',
      youGet: 'a written design to build from.',
      icon: 'architecture',
    },
    {
      title: 'Support & Maintenance',
      text: 'We take on applications that are already in use: monitoring, fixes, upgrades and small improvements, with a record of every change and of the reason for it.',
      youGet: 'a record of every change.',
      icon: 'support',
    },
    {
      title: 'Big Data Applications',
      text: 'We build the pipelines that collect, clean and store data from your systems, and the searches and reports on top of them, so that the figures are there when a decision is due.',
      youGet: 'a pipeline and its reports.',
      icon: 'bigData',
    },
    {
      title: 'Java',
      text: 'We write and modernize server applications in Java: new services, upgrades of aging runtimes and frameworks, performance work, and tests around the code that nobody dares to touch.',
      youGet: 'tested code that you can run.',
      icon: 'java',
    },
    {
      title: 'IT Consulting',
      text: 'An outside view of the decision ahead: which platform, build or buy, what to do with the old system. We go through the facts with your team and put a recommendation in writing.',
      youGet: 'a written recommendation.',
      icon: 'consulting',
    },
  ] satisfies readonly Service[] as readonly Service[],
} as const;
