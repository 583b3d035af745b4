import type { SocialNetwork } from './schema';

/** Controls and landmarks around every page; most are only heard. */
export const interfaceWords = {
  skipLink: 'Skip to content',
  contactBar: 'Contact details',
  navigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  scrollToTop: 'Scroll to top',
  loadingPage: 'Loading page',
  newTab: '(opens in a new tab)',
} as const;

export const contactWays = { address: 'Address', email: 'E-mail', phone: 'Phone' } as const;

export const copying = {
  copy: 'Copy',
  done: 'Copied',
  refused: 'Your browser did not allow copying. Here is the text, selected:',
} as const;

export const copyLabel = (what: string) => `${copying.copy} ${what}`;

export const jobPage = {
  breadcrumbLabel: 'Breadcrumb',
  breadcrumbHome: 'Home',
  duties: 'Duties',
  requirements: 'Requirements',
  workLocation: 'Work Location',
  benefits: 'Benefits',
  apply: 'Apply Now',
  salary: 'Salary',
  location: 'Location',
  employmentType: 'Employment',
  posted: 'Posted',
  validThrough: 'Apply by',
  reference: 'Reference',
  closedTitle: 'This position is closed',
  closedText:
    'We no longer take applications for this position. Open positions are on the career page.',
  closedLink: 'Open positions',
  applyTitle: 'How to apply',
  whatHappens: 'Your own e-mail program opens; nothing is sent until you send it.',
  attach: 'Attach your resume as a PDF.',
  nothingOpens: 'Nothing opens?',
  addressText: 'Write to this address:',
  subjectText: 'with this subject:',
  /** Completes `copyLabel`. */
  copyAddress: 'e-mail address',
  copySubject: 'subject',
  copyLink: 'link',
  share: 'Share',
  shareFailed: 'Your browser did not share the page. Its link can be copied instead.',
  print: 'Print',
  otherOpenings: 'Other openings',
  allOpenings: 'All open positions',
} as const;

/** Completes "Apply Now" for screen readers. */
export const applyFor = (title: string) => `for ${title}`;

export const homePage = {
  moreInfo: 'MORE INFO',
  /** Stands before what the client of a service receives. */
  youGet: 'You get:',
  writeEmail: 'Write an e-mail',
} as const;

export const careerPage = {
  nothingOpen: 'There are no open positions at the moment. New openings are posted on this page.',
  viewMore: 'View More',
} as const;

/** Completes "View More" for screen readers. */
export const viewMoreAbout = (title: string) => `about ${title}`;

export function openPositions(count: number): string {
  if (count === 0) return careerPage.nothingOpen;
  return count === 1 ? '1 open position' : `${count} open positions`;
}

export const notFoundPage = {
  homeLink: 'Home page',
  careerLink: 'Open positions',
  picture: 'A signpost on the empty prairie, pointing both ways',
} as const;

export const footerWords = {
  linksTitle: 'Useful Links',
  followTitle: 'Follow us',
  rights: 'All rights reserved.',
  design: 'Design:',
} as const;

export const networkNames: Record<SocialNetwork, string> = {
  linkedIn: 'LinkedIn',
  facebook: 'Facebook',
};
