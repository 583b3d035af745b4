import careers from '@content/careers.json';
import company from '@content/company.json';
import type { Graph, PostalAddress, Thing } from 'schema-dts';

import { jobDescriptionHtml } from '../content/job-description.server';
import { breadcrumbs, isOpen } from '../content/jobs';
import { withoutMarks } from '../content/bold-words';
import { e164 } from '../content/links';
import { paths } from '../content/paths';
import type { EpochMs, Job } from '../content/types';
import type { PageData } from '../routing/page-data';
import { absoluteUrl } from './metadata';

/** The URL of the largest icon in `public/`. */
const logoUrl = absoluteUrl(company.siteUrl, 'icon-512.png');

/**
 * Describes a page to search engines (schema.org): the home page by the company and its site, and a
 * job's page by the breadcrumbs and, while the job is open, the posting.
 */
export function structuredData(page: PageData, now: EpochMs): Graph | undefined {
  const { head, job } = page;
  if (head.path === paths.home) return graph(companyAndSite());
  if (!job) return undefined;
  return graph(isOpen(job, now) ? [breadcrumbList(job), posting(job)] : [breadcrumbList(job)]);
}

function graph(nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function companyAndSite(): Thing[] {
  const { name, siteUrl, email, phone } = company;
  const url = absoluteUrl(siteUrl, paths.home);
  return [
    {
      '@type': 'Organization',
      name,
      url,
      logo: logoUrl,
      email,
      telephone: e164(phone),
      address: postalAddress(),
    },
    { '@type': 'WebSite', name, url },
  ];
}

function breadcrumbList(job: Job): Thing {
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

/** Describes a job: developers.google.com/search/docs/appearance/structured-data/job-posting */
function posting(job: Job): Thing {
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
      sameAs: company.siteUrl,
      logo: logoUrl,
    },
    jobLocation: { '@type': 'Place', address: postalAddress() },
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

function postalAddress(): PostalAddress {
  const { street, locality, region, postalCode, countryCode } = company.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  };
}

/** Returns the properties of a schema.org/QuantitativeValue. */
function salaryValue({ salary: { from, to } }: Job) {
  const unitText = 'YEAR';
  return from === to ? { value: from, unitText } : { minValue: from, maxValue: to, unitText };
}
