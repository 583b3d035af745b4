import { renderToStaticMarkup } from 'react-dom/server';
import type {
  BreadcrumbList,
  Graph,
  JobPosting,
  Organization,
  PostalAddress,
  Thing,
  WebSite,
} from 'schema-dts';

import { careers } from '../content/careers';
import { company } from '../content/company';
import { isOpen, jobPath, jobReference, jobs, type Job } from '../content/jobs';
import { jobPage } from '../content/job-page';
import { paths } from '../paths';
import { absoluteUrl } from './absolute-url';

/**
 * What search engines read of a page, as schema.org describes it: the company on the home page, the
 * opening (Google for Jobs) and its place in the site on a job's page, nothing elsewhere.
 *
 * @param path the page's address
 * @param today ISO 8601 date; a job that is closed by then has no posting
 * @returns a JSON-LD graph, or `null` for pages that need none
 */
export function structuredData(path: string, today: string): Graph | null {
  if (path === paths.home || path === paths.homeAlias) return graph([organization(), website()]);

  const job = jobs.find((candidate) => jobPath(candidate) === path);
  if (job === undefined) return null;
  return graph(isOpen(job, today) ? [breadcrumbs(job), posting(job)] : [breadcrumbs(job)]);
}

function graph(things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(): Organization {
  return {
    '@type': 'Organization',
    name: company.name,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl('icon-512.png'),
    email: company.email,
    telephone: company.phone.e164,
    address: postalAddress(),
  };
}

function website(): WebSite {
  return { '@type': 'WebSite', name: company.name, url: absoluteUrl(paths.home) };
}

function breadcrumbs(job: Job): BreadcrumbList {
  const trail = [
    { name: jobPage.breadcrumbHome, path: paths.home },
    { name: careers.eyebrow, path: paths.career },
    { name: job.title, path: jobPath(job) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
function posting(job: Job): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: postingDescription(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: jobReference(job) },
    datePosted: job.datePosted,
    ...(job.validThrough !== undefined && { validThrough: job.validThrough }),
    employmentType: job.employmentType,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: company.siteUrl,
      logo: absoluteUrl('icon-512.png'),
    },
    jobLocation: { '@type': 'Place', address: postalAddress() },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', value: job.salary, unitText: 'YEAR' },
    },
    // True because the address to write to stands on the page.
    directApply: true,
    // "Master's degree, or Bachelor's plus 5 years of experience."
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'postgraduate degree',
    },
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: 60,
    },
    experienceInPlaceOfEducation: true,
  };
}

/** The office, as schema.org/PostalAddress. */
export function postalAddress(): PostalAddress {
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

/** The whole text of the job as the HTML that Google and feed readers ask for. */
export function postingDescription(job: Job): string {
  return renderToStaticMarkup(
    <>
      <p>{job.summary}</p>
      <p>{jobPage.duties}</p>
      <List items={job.duties} />
      <p>{jobPage.requirements}</p>
      <List items={job.requirements} />
      <p>{jobPage.workLocation}</p>
      {job.workLocation.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {job.benefits.length > 0 && <p>{jobPage.benefits}</p>}
      {job.benefits.length > 0 && <List items={job.benefits} />}
    </>,
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
