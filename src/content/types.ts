import type { z } from 'zod';

import type { jobSchema, schemas } from './schema.server';

/** A time in ms since the epoch, like that of `Date.now()`. */
export type EpochMs = number;

/** What the files in `content/` have, except the jobs' files. */
export type Files = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

export type CareersFile = Files['careers'];

/** Without the names of the job files: `SiteContent` has the jobs themselves. */
export type Careers = Omit<CareersFile, 'jobs'>;

export type ContentByFile = Omit<Files, 'careers'> & { careers: Careers };

export type Company = Files['company'];

export type PostalAddress = Company['address'];
export type SocialNetwork = Company['socialLinks'][number]['network'];
export type AboutCard = ContentByFile['home']['about']['cards'][number];
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
    /** `$116,085 per year` */
    salaryText: string;
    /** `November 21, 2026` */
    datePostedText: string;
    validThroughText?: string | undefined;
    /** The last second to apply, ISO 8601 with the office's offset from UTC. */
    closesAt?: string | undefined;
  };

/** What a job's card shows, and whether it is open. */
export type JobSummary = Pick<
  Job,
  'slug' | 'title' | 'salaryText' | 'summary' | 'employmentType' | 'icon' | 'closesAt'
>;

/** All content. The jobs are those that `careers.yaml` lists, in its order. */
export type SiteContent = ContentByFile & { jobs: Job[] };
