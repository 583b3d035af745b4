import type { SocialNetwork } from './schema';

/** The words of the controls and landmarks around every page; most are heard and not seen. */
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

/** Names of the ways to reach somebody. */
export const contactWays = { address: 'Address', email: 'E-mail', phone: 'Phone' } as const;

/** What a copy button answers. */
export const copying = {
  done: 'Copied',
  refused: 'Your browser did not allow copying. Here is the text, selected:',
} as const;

export const copyLabel = (what: string) => `Copy ${what}`;

/** The words around a job on its page. */
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
  /** What the copy buttons copy, as their names say it. */
  copyAddress: 'e-mail address',
  copySubject: 'subject',
  copyLink: 'link',
  share: 'Share',
  shareFailed: 'Your browser did not share the page. Its link can be copied instead.',
  print: 'Print',
  otherOpenings: 'Other openings',
  allOpenings: 'All open positions',
} as const;

/** Completes the name of Apply Now, for those who do not see the heading. */
export const applyFor = (title: string) => `for ${title}`;

/** The words around the content of the home page. */
export const homePage = {
  moreInfo: 'MORE INFO',
  /** Comes before what a service's client holds in hand at the end. */
  youGet: 'You get:',
  writeEmail: 'Write an e-mail',
} as const;

/** The words around the list of jobs. */
export const careerPage = {
  nothingOpen: 'There are no open positions at the moment. New openings are posted on this page.',
  viewMore: 'View More',
} as const;

/** Completes the name of View More, for those who do not see the card. */
export const viewMoreAbout = (title: string) => `about ${title}`;

/** How many openings there are: `3 open positions`; that there are none is said in a sentence. */
export function openPositions(count: number): string {
  if (count === 0) return careerPage.nothingOpen;
  return count === 1 ? '1 open position' : `${count} open positions`;
}

/** The words of the 404 page's controls. */
export const notFoundPage = {
  homeLink: 'Home page',
  careerLink: 'Open positions',
  picture: 'A signpost on the empty prairie, pointing both ways',
} as const;

/** The words of the footer. */
export const footerWords = {
  linksTitle: 'Useful Links',
  followTitle: 'Follow us',
  rights: 'All rights reserved.',
  design: 'Design:',
} as const;

/** The networks' own names, as people write them. */
export const networkNames: Record<SocialNetwork, string> = {
  linkedIn: 'LinkedIn',
  facebook: 'Facebook',
};
