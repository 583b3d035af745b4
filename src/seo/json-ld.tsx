import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph, Organization, PostalAddress, Thing } from 'schema-dts';

import { e164 } from '../contact/links';
import { jobPage } from '../content/labels';
import type { Company, Job, SiteContent } from '../content/schema';
import { isOpen, jobPath } from '../jobs/job';
import { paths } from '../paths';
import { absoluteUrl } from './absolute-url';

/**
 * A page's JSON-LD (schema.org): the company on the home page, the posting and its place in the site on
 * a job's page, nothing elsewhere.
 *
 * @param today ISO 8601 date; a job that is closed by then has no posting
 */
export function structuredData(content: SiteContent, path: string, today: string): Graph | null {
  const { company, jobs } = content;
  if (path === paths.home || path === paths.homeAlias) {
    const url = absoluteUrl(company.siteUrl, paths.home);
    return graph([organization(company), { '@type': 'WebSite', name: company.name, url }]);
  }
  const job = jobs.find((candidate) => jobPath(candidate) === path);
  if (job === undefined) return null;
  const things = [breadcrumbs(content, job)];
  return graph(isOpen(job, today) ? [...things, posting(content, job)] : things);
}

function graph(things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(company: Company): Organization {
  return {
    '@type': 'Organization',
    name: company.name,
    url: absoluteUrl(company.siteUrl, paths.home),
    logo: absoluteUrl(company.siteUrl, 'icon-512.png'),
    email: company.email,
    telephone: e164(company.phone),
    address: postalAddress(company),
  };
}

function breadcrumbs({ company, careers }: SiteContent, job: Job): Thing {
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
      item: absoluteUrl(company.siteUrl, path),
    })),
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
function posting({ company, careers }: SiteContent, job: Job): Thing {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: postingDescription(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.slug },
    datePosted: job.datePosted,
    ...(job.validThrough && { validThrough: job.validThrough }),
    employmentType: job.employmentType,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: company.siteUrl,
      logo: absoluteUrl(company.siteUrl, 'icon-512.png'),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(company) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', value: job.salary, unitText: 'YEAR' },
    },
    // The e-mail address stands on the page.
    directApply: true,
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: careers.education.credential,
    },
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: careers.education.monthsOfExperience,
    },
    experienceInPlaceOfEducation: true,
  };
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

/** The job's whole text as the HTML that Google and feed readers ask for. */
export function postingDescription(job: Job): string {
  return renderToStaticMarkup(
    <>
      <p>{job.summary}</p>
      <List heading={jobPage.duties} items={job.duties} />
      <List heading={jobPage.requirements} items={job.requirements} />
      <p>{jobPage.workLocation}</p>
      {job.workLocation.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {job.benefits.length > 0 && <List heading={jobPage.benefits} items={job.benefits} />}
    </>,
  );
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <>
      <p>{heading}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
