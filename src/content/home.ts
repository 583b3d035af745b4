import { company, officePlaceName } from './company';
import type { InfoCard } from './info-card';

/** ISO 8601 date of the last change to the home page's content, for the sitemap. */
export const homeLastChanged = '2026-11-21';

export const hero = {
  greeting: 'Welcome To',
  tagline: 'We Provide Best Services and Support for all Your Needs.',
  action: 'MORE INFO',
} as const;

export const about = {
  eyebrow: 'About us',
  title: 'We Are a Trusted IT Solution Company',
  text: `${company.name} designs, builds and maintains business software in ${officePlaceName}. Come to us when a system has to be understood, changed or kept running, and when you want a plain answer about what that takes.`,
  steps: [
    { title: 'Understand', text: 'We learn how the work is done.' },
    { title: 'Build', text: 'You try small releases.' },
    { title: 'Run', text: 'Your own people carry on.' },
  ],
  demoQuestion: 'Need Product Demo?',
  demoAnswer: 'Call us and we will show you.',
  cards: [
    {
      title: 'Our Functionality',
      text: 'We learn how the work is done today, agree with you on what has to change, and deliver it in small releases that you can try. Design, code, tests and documentation arrive together, so that your own people can carry on from there.',
      icon: 'functionality',
    },
    {
      title: 'Our Mission',
      text: 'To leave every client with software they understand and can run: clear to the people who use it, documented for the people who maintain it, and no more complicated than the job requires.',
      icon: 'mission',
    },
  ] satisfies readonly InfoCard[] as readonly InfoCard[],
} as const;

export const contact = {
  eyebrow: 'Contact',
  title: 'Get in Touch',
  lead: 'Tell us what you are working on, or what has stopped working. Call, write or visit.',
  action: 'Write an e-mail',
} as const;
