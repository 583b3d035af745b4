import type { Thing } from 'schema-dts';

import type { Job, SiteContent } from '../../../shared/content/types';
import { breadcrumbs } from '../../../shared/jobs/breadcrumbs';
import { jobDescriptionHtml } from '../../../shared/jobs/job-description.server';
import { isOpen } from '../../../shared/jobs/open-jobs';
import { withoutMarks } from '../../../shared/lead-words';
import { jobPath } from '../../../shared/paths';
import { absoluteUrl } from '../../../shared/seo/absolute-url';
import { graph, logoUrl, postalAddress, salaryValue } from '../../../shared/seo/json-ld.server';
import type { LastChanged, StructuredData } from '../page-definition.server';

export const lastChanged: LastChanged = ({ content, path, now }) => {
  const job = findJob(content, path);
  return isOpen(job, now) ? job.lastChanged : null;
};

/** The breadcrumbs and, while the job is open, the posting. */
export const structuredData: StructuredData = ({ content, path, now }) => {
  const job = findJob(content, path);
  const nodes = [breadcrumbList(content, job)];
  return graph(isOpen(job, now) ? [...nodes, posting(content, job)] : nodes);
};

function findJob({ jobs }: SiteContent, path: string): Job {
  const job = jobs.find((candidate) => jobPath(candidate) === path);
  if (!job) throw new Error(`There is no job at ${path}.`);
  return job;
}

function breadcrumbList({ company, careers }: SiteContent, job: Job): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(careers, job).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(company.siteUrl, path),
    })),
  };
}

/**
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 *
 * docs/feeds.md gives the reasons for fields that repeat the requirement, and for fields that are
 * omitted.
 */
function posting({ company, careers }: SiteContent, job: Job): Thing {
  const { credentials, monthsOfExperience } = careers.education;
  const requirement = withoutMarks(careers.education.requirement);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobDescriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.slug },
    datePosted: job.datePosted,
    ...(job.closesAt && { validThrough: job.closesAt }),
    employmentType: job.employmentType,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: new URL(company.siteUrl).origin,
      logo: logoUrl(company),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(company) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...salaryValue(job) },
    },
    qualifications: requirement,
    educationRequirements: credentials.map((credentialCategory) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory,
    })),
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience,
      description: requirement,
    },
  };
}
