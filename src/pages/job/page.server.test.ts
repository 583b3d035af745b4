import { content, now } from '../../../fixtures/fixture-content';
import { isOpen } from '../../content/jobs';
import { withoutMarks } from '../../content/lead-words';
import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import { salaryValue } from '../../document/structured-data.server';
import { structuredData } from './page.server';

const { company, careers, jobs } = content;

function graphOf(job: Job, time: number) {
  const jobs = [job];
  const path = jobPath(job);
  return structuredData({ content: { ...content, jobs }, path, now: time })['@graph'];
}

/** The JobPosting on the job's first day. */
function posting(job: Job) {
  const [, node] = graphOf(job, Date.parse(job.datePosted));
  return node as { description: string; validThrough?: string };
}

test('a job’s breadcrumbs are numbered from 1', () => {
  const [job] = jobs as [Job];
  expect(graphOf(job, now)[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${company.siteUrl}/` },
      { position: 2, name: careers.label, item: `${company.siteUrl}/career` },
      { position: 3, name: job.title, item: `${company.siteUrl}/${job.slug}` },
    ],
  });
});

test.each(jobs)('the posting for $title is complete', (job) => {
  const found = posting(job);
  const { requirement, credentials, monthsOfExperience } = careers.education;

  expect(found).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
    datePosted: job.datePosted,
    employmentType: job.employmentType,
    identifier: { name: company.name, value: job.slug },
    hiringOrganization: {
      name: company.name,
      sameAs: company.siteUrl,
      logo: `${company.siteUrl}/icon-512.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: company.address.locality, addressCountry: 'US' },
    },
    baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value: salaryValue(job) },
    qualifications: requirement,
    educationRequirements: credentials.map((credentialCategory) => ({ credentialCategory })),
    experienceRequirements: { monthsOfExperience, description: requirement },
  });
  // This property would say that the months alone are enough.
  expect(found).not.toHaveProperty('experienceInPlaceOfEducation');
  document.body.innerHTML = found.description;
  const { summary, duties, requirements, benefits, equalOpportunity = [] } = job;
  for (const text of [summary, duties, requirements, benefits, equalOpportunity].flat()) {
    expect(document.body).toHaveTextContent(withoutMarks(text));
  }
});

test('the description in the posting has all sections, with their headings and lists', () => {
  const job = jobs.find(({ slug }) => slug === 'with-benefits') as Job;
  document.body.innerHTML = posting(job).description;

  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const lists = [job.duties, job.requirements, job.benefits].map((texts) =>
    texts.map(withoutMarks),
  );
  expect(textOf('p')).toEqual([
    job.summary,
    'Duties',
    'Requirements',
    'Work Location',
    ...job.workLocation,
    'Benefits',
    job.equalOpportunity,
  ]);
  expect(textOf('ul')).toEqual(lists.map((texts) => texts.join('')));
  expect(textOf('li')).toEqual(lists.flat());
});

test.each([
  [
    { from: 116085, to: 116085, per: 'year' },
    { value: 116085, unitText: 'YEAR' },
  ],
  [
    { from: 45.5, to: 45.5, per: 'hour' },
    { value: 45.5, unitText: 'HOUR' },
  ],
  [
    { from: 108000, to: 131500, per: 'year' },
    { minValue: 108000, maxValue: 131500, unitText: 'YEAR' },
  ],
] as const)('the pay %j is %j in the posting', (salary, value) => {
  const [job] = jobs.map((each) => ({ ...each, salary }));

  expect(job && posting(job)).toMatchObject({
    baseSalary: { value: { '@type': 'QuantitativeValue', ...value } },
  });
});

test.each(jobs.filter(({ validThrough }) => validThrough !== undefined))(
  'the posting for $title expires when the site closes the job',
  (job) => {
    const { validThrough = '' } = posting(job);
    const isOpenAt = (time: number) => isOpen(job, time);

    expect(isOpenAt(Date.parse(validThrough))).toBe(true);
    expect(isOpenAt(Date.parse(validThrough) + 1000)).toBe(false);
  },
);

test.each(jobs.filter(({ slug }) => slug === 'closed'))(
  'the closed job $title has no posting',
  (job) => {
    expect(graphOf(job, now)).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  },
);
