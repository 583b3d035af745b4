/** Types of the content, inferred from its schema. */
import type { z } from 'zod';

import type { contentSchemas, jobSchema } from './schema.server';

/** All of `content/` except the jobs. */
export type Topics = {
  [Name in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[Name]>;
};
export type Company = Topics['company'];
export type PostalAddress = Company['address'];
export type SocialNetwork = Company['socialLinks'][number]['network'];
export type InfoCard = Topics['home']['about']['cards'][number];
export type Service = Topics['services']['cards'][number];
export type Technology = Topics['cloudTechnologies']['cards'][number];

/** What pages show of `careers.yaml`, besides the fields that each job has. */
export type CareerTexts = Pick<
  Topics['careers'],
  'eyebrow' | 'title' | 'lead' | 'noOpenings' | 'applySteps' | 'closedJob'
>;

/** An open or closed position, with the fields that all jobs share. */
export type Job = z.infer<typeof jobSchema> &
  Pick<Topics['careers'], 'location' | 'workLocation' | 'equalOpportunity'> & {
    /** File name, URL path and job ID. */
    slug: string;
  };

/** What lists of jobs show. */
export type JobSummary = Pick<Job, 'slug' | 'title' | 'salary' | 'summary' | 'validThrough'>;

/** All content. The jobs are in the order of `careers.yaml`. */
export type SiteContent = Topics & { jobs: Job[] };
