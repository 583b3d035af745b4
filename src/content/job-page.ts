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
} as const;

/** Completes the name of Apply Now, for those who do not see the heading. */
export const applyFor = (title: string) => `for ${title}`;
