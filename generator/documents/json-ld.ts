import type { Graph, PostalAddress, Thing } from 'schema-dts';

import { e164 } from '../../src/contact/links';
import type { Company, Job, SiteContent } from '../../src/content/types';
import { isOpen, jobPath } from '../../src/jobs/job';
import { paths } from '../../src/paths';
import { absoluteUrl } from '../../src/seo/absolute-url';
import { logoFile } from '../files/output-files';
import { jobDescriptionHtml } from './job-description';

/** JSON-LD (schema.org) for the home page: the company and its site. */
export function homeStructuredData({ company }: SiteContent): Graph {
  const { name, siteUrl, email, phone } = company;
  const url = absoluteUrl(siteUrl, paths.home);
  const logo = absoluteUrl(siteUrl, logoFile);
  const address = postalAddress(company);
  return graph([
    { '@type': 'Organization', name, url, logo, email, telephone: e164(phone), address },
    { '@type': 'WebSite', name, url },
  ]);
}

/**
 * JSON-LD for a job's page: the breadcrumbs and, while the job is open, the posting.
 *
 * @param now in ms since the epoch
 */
export function jobStructuredData(content: SiteContent, job: Job, now: number): Graph {
  const nodes = [breadcrumbs(content, job)];
  return graph(isOpen(job, now) ? [...nodes, posting(content, job)] : nodes);
}

function graph(nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function breadcrumbs({ company, careers }: SiteContent, job: Job): Thing {
  const trail = [
    { name: 'Home', path: paths.home },
    { name: careers.eyebrow, path: paths.career },
    { name: job.title, path: jobPath(job) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
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
 * No `directApply`: an application is an email, not a form on this site. No
 * `experienceInPlaceOfEducation`: it would say that experience without a degree is enough.
 */
function posting({ company, careers }: SiteContent, job: Job): Thing {
  const { requirement, credentials, monthsOfExperience } = careers.education;
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
      logo: absoluteUrl(company.siteUrl, logoFile),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(company) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...salaryValue(job) },
    },
    // schema.org cannot express which degree requires experience, so the sentence is repeated.
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

/** The properties of a schema.org/QuantitativeValue. */
export function salaryValue({ salary: { from, to, per } }: Job) {
  const unitText = per === 'hour' ? 'HOUR' : 'YEAR';
  return from === to ? { value: from, unitText } : { minValue: from, maxValue: to, unitText };
}

export function postalAddress({ address }: Company): PostalAddress {
  const { street, locality, region, postalCode, countryCode } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  };
}
