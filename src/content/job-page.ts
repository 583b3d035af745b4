/** The words around a job on its page. */
export const jobPage = {
  breadcrumbLabel: 'Breadcrumb',
  duties: 'Duties',
  requirements: 'Requirements',
  workLocation: 'Work Location',
  benefits: 'Benefits',
  apply: 'Apply Now',
  applyTitle: 'How to apply',
  applyText: 'Apply Now opens an e-mail to us. If nothing opens, write to this address yourself:',
  subjectLabel: 'with the subject',
} as const;
