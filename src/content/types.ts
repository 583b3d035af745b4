import type { z } from 'zod';

import type { jobSchema, schemas } from './schema.server';

/** A time in ms since the epoch, like that of `Date.now()`. */
export type EpochMs = number;

/** All content. The jobs are those that `careers.yaml` lists, in its order. */
export type SiteContent = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> } & {
  jobs: Job[];
};

export type Company = SiteContent['company'];
export type Careers = SiteContent['careers'];

export type PostalAddress = Company['address'];
export type SocialNetwork = Company['socialLinks'][number]['network'];
export type AboutCard = SiteContent['home']['about']['cards'][number];
export type EmailPromptText = SiteContent['services']['ask'];
export type Service = SiteContent['services']['cards'][number];
export type Sample = NonNullable<Service['sample']>;
export type Technology = SiteContent['cloudTechnologies']['cards'][number];

/** An open or closed position: the fields of its file, and those that all jobs share. */
export type Job = z.infer<typeof jobSchema> &
  Pick<Careers, 'location' | 'workLocation' | 'equalOpportunity'> & {
    /** The name of its file, its URL path and its job ID. */
    slug: string;
    /** `$116,085 per year` */
    salaryText: string;
    /** `November 21, 2026` */
    datePostedText: string;
    validThroughText?: string | undefined;
    /** The last second in which one can apply: ISO 8601 with the office's offset from UTC. */
    closesAt?: string | undefined;
  };

export type Salary = Job['salary'];
export type JobIcon = NonNullable<Job['icon']>;

/** The fields that a job's card shows, and the time at which it closes. */
export type JobSummary = Pick<
  Job,
  'slug' | 'title' | 'salaryText' | 'summary' | 'employmentType' | 'icon' | 'closesAt'
>;
