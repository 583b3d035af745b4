import type { SocialNetwork } from './schema.server';

// UI labels. Those of the navigation links are in navigation.ts, page titles in seo/metadata.ts, and the
// error screen has its own.

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
  closedTitle: 'This position is closed',
  closedText:
    "We're no longer accepting applications for this position. See the career page for open positions.",
  closedLink: 'Open positions',
  applyTitle: 'How to apply',
  applyHint: 'Apply Now opens your email app with the subject filled in.',
  attachHint: 'Attach your resume as a PDF and press Send.',
  addressCaption: 'Email your resume to:',
  subjectCaption: 'Use this subject line:',
  // Arguments of `copyLabel`.
  copyAddress: 'email address',
  copySubject: 'subject',
  copyLink: 'link',
  share: 'Share',
  shareFailed: "Sharing didn't work. Copy the link instead.",
  print: 'Print',
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

export const careerLabels = {
  nothingOpen: 'There are no open positions at the moment. New openings are posted on this page.',
  viewMore: 'View More',
} as const;

/** How to apply, on the career page. */
export const applySteps = [
  { title: 'Read the job', text: 'Pick a job and read what it asks for.' },
  { title: 'Select Apply Now', text: 'Your email app opens with the subject filled in.' },
  { title: 'Send your resume', text: 'Attach it as a PDF and press Send.' },
] as const;

/** Completes "View More" for screen readers. */
export const viewMoreAbout = (title: string) => `about ${title}`;

export function openPositions(count: number): string {
  if (count === 0) return careerLabels.nothingOpen;
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
