import { content, now } from '../../fixtures/fixture-content';
import { isOpen, jobMetadata } from '../content/jobs';
import { withoutMarks } from '../content/bold-words';
import { jobPath } from '../content/paths';
import type { Job } from '../content/types';
import { structuredData } from './structured-data.server';

const { company, jobs } = content;
const withBenefits = jobs.find(({ slug }) => slug === 'with-benefits') as Job;

function dataOf(job: Job, time = now) {
  const head = { path: jobPath(job), ...jobMetadata(company, job) };
  return structuredData({ head, job }, time)?.['@graph'];
}

/** The JobPosting on the job's first day. */
function posting(job: Job) {
  const [, node] = dataOf(job, Date.parse(job.datePosted)) ?? [];
  return node as { description: string; validThrough?: string };
}

test('search engines learn the company and its site from the home page', () => {
  const { name, siteUrl, email } = company;
  const url = `${siteUrl}/`;

  const head = { path: '/', title: 'Home', description: 'What we do' };
  expect(structuredData({ head }, now)?.['@graph']).toMatchObject([
    {
      '@type': 'Organization',
      name,
      url,
      logo: `${url}icon-512.png`,
      email,
      telephone: '+13125550170',
      address: { '@type': 'PostalAddress', addressLocality: 'Lake Forest', addressCountry: 'US' },
    },
    { '@type': 'WebSite', name, url },
  ]);
});

test('search engines learn the way from the home page to a job', () => {
  expect(dataOf(withBenefits)?.[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${company.siteUrl}/` },
      { position: 2, name: 'Work here', item: `${company.siteUrl}/career` },
      { position: 3, name: 'Support Engineer', item: `${company.siteUrl}/with-benefits` },
    ],
  });
});

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
test('an open job has a posting with the fields that Google requires or recommends', () => {
  expect(posting(withBenefits)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Support Engineer',
    datePosted: '2027-02-01',
    validThrough: '2027-12-31T23:59:59-06:00',
    employmentType: 'PART_TIME',
    identifier: { '@type': 'PropertyValue', name: company.name, value: 'with-benefits' },
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: company.siteUrl,
      logo: `${company.siteUrl}/icon-512.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '2200 Sample Street, Floor 7',
        addressLocality: 'Lake Forest',
        addressRegion: 'WI',
        postalCode: '53100-1234',
        addressCountry: 'US',
      },
    },
    educationRequirements: [{ credentialCategory: 'bachelor degree' }],
    experienceRequirements: { monthsOfExperience: 48 },
  });
  // This property would say that the months alone are enough.
  expect(posting(withBenefits)).not.toHaveProperty('experienceInPlaceOfEducation');
});

test.each([
  [
    { from: 116085, to: 116085 },
    { value: 116085, unitText: 'YEAR' },
  ],
  [
    { from: 108000, to: 131500 },
    { minValue: 108000, maxValue: 131500, unitText: 'YEAR' },
  ],
] as const)('the pay %j is %j in the posting', (salary, value) => {
  expect(posting({ ...withBenefits, salary })).toMatchObject({
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...value },
    },
  });
});

test('the description in the posting has all of the job’s text, in paragraphs and lists', () => {
  const { summary, duties, requirements, workLocation, benefits, equalOpportunity } = withBenefits;
  document.body.innerHTML = posting(withBenefits).description;
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

  expect(textOf('p')).toEqual(expect.arrayContaining([summary, ...workLocation, equalOpportunity]));
  expect(textOf('p')).toEqual(expect.arrayContaining(['Duties', 'Requirements', 'Benefits']));
  expect(textOf('li')).toEqual([...duties, ...requirements, ...benefits].map(withoutMarks));
});

test.each(jobs.filter(({ validThrough }) => validThrough))(
  'the posting for $title expires when the site closes the job',
  (job) => {
    const end = Date.parse(posting(job).validThrough ?? '');

    expect(isOpen(job, end)).toBe(true);
    expect(isOpen(job, end + 1000)).toBe(false);
    expect(dataOf(job, end + 1000)).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  },
);
