import type { Job } from '../content/types';

export type JobSectionId = 'duties' | 'requirements' | 'work-location' | 'benefits';

export type JobTextSection = {
  id: JobSectionId;
  title: string;
  /** True for a list, false for paragraphs. */
  isList: boolean;
  texts: readonly string[];
};

export function jobSections(job: Job): JobTextSection[] {
  const sections: JobTextSection[] = [
    { id: 'duties', title: 'Duties', isList: true, texts: job.duties },
    { id: 'requirements', title: 'Requirements', isList: true, texts: job.requirements },
    { id: 'work-location', title: 'Work Location', isList: false, texts: job.workLocation },
    { id: 'benefits', title: 'Benefits', isList: true, texts: job.benefits },
  ];
  return sections.filter(({ texts }) => texts.length > 0);
}
