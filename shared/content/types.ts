import type { z } from 'zod';

import type { contentSchemas, jobSchema } from '../content-schema/schema';

export type { Salary } from '../content-schema/salary';

/** All files in `content/` except the jobs. */
export type ContentByFile = {
  [Name in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[Name]>;
};
export type Company = ContentByFile['company'];
export type PostalAddress = Company['address'];
export type SocialNetwork = Company['socialLinks'][number]['network'];
export type AboutCard = ContentByFile['home']['about']['cards'][number];
export type Reference = NonNullable<ContentByFile['home']['references']>['quotes'][number];
export type EmailPromptText = ContentByFile['services']['ask'];
export type Service = ContentByFile['services']['cards'][number];
export type Sample = NonNullable<Service['sample']>;
export type Technology = ContentByFile['cloudTechnologies']['cards'][number];

/** An open or closed position, with the fields that all jobs share. */
export type Job = z.infer<typeof jobSchema> &
  Pick<ContentByFile['careers'], 'location' | 'workLocation' | 'equalOpportunity'> & {
    /** File name, URL path and job ID. */
    slug: string;
    /** The last second to apply, ISO 8601 with the office's offset from UTC. */
    closesAt?: string | undefined;
  };

export type JobSummary = Pick<
  Job,
  'slug' | 'title' | 'salary' | 'summary' | 'employmentType' | 'icon' | 'closesAt'
>;

/** To look up a slug, and for pages that count open positions. */
export type JobIndexEntry = Pick<Job, 'slug' | 'closesAt'>;

/** All content. The jobs are in the order of `careers.yaml`. */
export type SiteContent = ContentByFile & { jobs: Job[] };

/** A job in the list of `careers.yaml`, and its text in a module of its own. */
export type ListedJob = JobSummary & { load: () => Promise<{ default: Job }> };
