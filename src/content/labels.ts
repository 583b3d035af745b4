import type { SocialNetwork } from './types';

// Names of controls, landmarks, headings and facts, and hints about controls. Names of the navigation
// links are in navigation.ts, those of the error screen in pages/error, and all other copy is in content/.

/** Controls and landmarks on every page. Most are only for screen readers. */
export const uiLabels = {
  skipLink: 'Skip to content',
  contactBar: 'Contact details',
  navigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  scrollToTop: 'Back to top',
  loadingPage: 'Loading page',
  newTab: '(opens in a new tab)',
} as const;

/** Accessible name of the logo. */
export const homeLinkLabel = (company: string) => `${company}, home page`;

export const contactLabels = { address: 'Address', email: 'Email', phone: 'Phone' } as const;

export const copyLabels = {
  copy: 'Copy',
  done: 'Copied',
  refused: 'Your browser blocked copying. The text is selected here:',
} as const;

export const copyLabel = (what: string) => `${copyLabels.copy} ${what}`;

/** What a job's page offers to copy. */
export const copyTargets = { hrEmail: 'email address', subject: 'subject', link: 'link' } as const;

export const jobLabels = {
  breadcrumbLabel: 'Breadcrumb',
  breadcrumbHome: 'Home',
  duties: 'Duties',
  requirements: 'Requirements',
  workLocation: 'Work Location',
  benefits: 'Benefits',
  apply: 'Apply Now',
  salary: 'Salary',
  location: 'Location',
  employmentType: 'Job type',
  posted: 'Posted',
  validThrough: 'Apply by',
  reference: 'Job ID',
  closedLink: 'Open positions',
  applyTitle: 'How to apply',
  applyHint: 'Apply Now opens your email app with the subject filled in.',
  attachHint: 'Attach your resume as a PDF and press Send.',
  addressCaption: 'Email your resume to:',
  subjectCaption: 'Use this subject line:',
  share: 'Share',
  shareFailed: "Sharing didn't work. Copy the link instead.",
  print: 'Print',
  viewMore: 'View More',
  otherOpenings: 'Other openings',
  allOpenings: 'All open positions',
} as const;

/** Completes "Apply Now" for screen readers. */
export const applyFor = (title: string) => `for ${title}`;

export const homeLabels = {
  moreInfo: 'MORE INFO',
  lookingForJob: 'Looking for a job?',
  /** Introduces what the client receives. */
  youGet: 'You get:',
  ask: 'Ask us',
  writeEmail: 'Email us',
} as const;

/** Completes "Ask us" for screen readers. */
export const askAbout = (service: string) => `about ${service}`;

/** Accessible name of a phone number shown as a button. */
export const callLabel = (phone: string) => `Call ${phone}`;

/** Completes "View More" for screen readers. */
export const viewMoreAbout = (title: string) => `about ${title}`;

export function openPositions(count: number): string {
  return count === 1 ? '1 open position' : `${count} open positions`;
}

export const notFoundLabels = {
  homeLink: 'Home page',
  careerLink: 'Open positions',
  contactLink: 'Contact',
  picture: 'A signpost on the empty prairie, pointing both ways',
} as const;

export const footerLabels = {
  linksTitle: 'Useful Links',
  followTitle: 'Follow us',
  rights: 'All rights reserved.',
  design: 'Design:',
} as const;

export const networkNames: Record<SocialNetwork, string> = {
  linkedIn: 'LinkedIn',
  facebook: 'Facebook',
};
