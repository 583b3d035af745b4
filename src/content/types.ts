import type { z } from 'zod';

import type { jobSchema, schemas } from './schema.server';

/** A time in ms since the epoch, like that of `Date.now()`. */
export type EpochMs = number;

/** All files in `content/` except the jobs. */
export type ContentByFile = {
  [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]>;
};
export type Company = ContentByFile['company'];
export type Careers = ContentByFile['careers'];
export type PostalAddress = Company['address'];
export type SocialNetwork = Company['socialLinks'][number]['network'];
export type AboutCard = ContentByFile['home']['about']['cards'][number];
export type Reference = NonNullable<ContentByFile['home']['references']>['quotes'][number];
export type EmailPromptText = ContentByFile['services']['ask'];
export type Service = ContentByFile['services']['cards'][number];
export type Sample = NonNullable<Service['sample']>;
export type Technology = ContentByFile['cloudTechnologies']['cards'][number];

/** A job as its file has it. */
export type JobFile = z.infer<typeof jobSchema>;
export type Salary = JobFile['salary'];

/** An open or closed position, with the fields that all jobs share. */
export type Job = JobFile &
  Pick<Careers, 'location' | 'workLocation' | 'equalOpportunity'> & {
    /** File name, URL path and job ID. */
    slug: string;
    /** The last second to apply, ISO 8601 with the office's offset from UTC. */
    closesAt?: string | undefined;
  };

export type JobSummary = Pick<
  Job,
  'slug' | 'title' | 'salary' | 'summary' | 'employmentType' | 'icon' | 'closesAt'
>;

/** A job in the list of `careers.yaml`. Its full text is in a module of its own. */
export type ListedJob = JobSummary & { load: () => Promise<{ default: Job }> };

/** All content. The jobs are in the order of `careers.yaml`. */
export type SiteContent = ContentByFile & { jobs: Job[] };
