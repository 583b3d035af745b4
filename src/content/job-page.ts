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
  applyText:
    'Apply Now opens an e-mail to us. Attach your resume. If nothing opens, write to this address:',
  subjectText: 'with this subject:',
} as const;
