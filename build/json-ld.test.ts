import type { Job } from '../src/content/schema.server';
import { isOpen } from '../src/jobs/job';
import { content } from '../src/testing/fixture-content';
import { officeDate } from '../src/today';
import { homeStructuredData, jobStructuredData } from './json-ld';

const { company, careers, jobs } = content;

function job(slug: string) {
  const found = jobs.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`The fixture has no job ${slug}.`);
  return found;
}

/** The JobPosting on the job's first day. */
function posting(posted: Job, site = content) {
  const [, node] = jobStructuredData(site, posted, posted.datePosted)['@graph'];
  return node as { description: string; validThrough: string };
}

test('the home page describes the company and its site', () => {
  expect(homeStructuredData(content)['@graph']).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'WebSite' },
  ]);
});

test.each(jobs)('the posting for $title is complete', (posted) => {
  const found = posting(posted);

  expect(found).toMatchObject({
    '@type': 'JobPosting',
    title: posted.title,
    datePosted: posted.datePosted,
    employmentType: posted.employmentType,
    hiringOrganization: { name: company.name, sameAs: company.siteUrl },
    jobLocation: { address: { addressLocality: company.address.locality, addressCountry: 'US' } },
    baseSalary: { currency: 'USD', value: { value: posted.salary, unitText: 'YEAR' } },
  });
  expect(found).not.toHaveProperty('directApply');
  document.body.innerHTML = found.description;
  const { summary, duties, requirements, benefits, equalOpportunity = [] } = posted;
  for (const text of [summary, duties, requirements, benefits, equalOpportunity].flat()) {
    expect(document.body).toHaveTextContent(text);
  }
});

test('the posting includes degrees, experience and the requirement text', () => {
  const requirement = "Master's degree, or Bachelor's plus 5 years of experience.";
  const credentials = ['bachelor degree' as const, 'postgraduate degree' as const];
  const education = { requirement, credentials, monthsOfExperience: 60 };
  const site = { ...content, careers: { ...careers, education } };
  const found = posting(job('with-benefits'), site);

  expect(found).toMatchObject({
    qualifications: requirement,
    educationRequirements: credentials.map((credentialCategory) => ({ credentialCategory })),
    experienceRequirements: { monthsOfExperience: 60, description: requirement },
  });
  // It would mean that the months alone are enough.
  expect(found).not.toHaveProperty('experienceInPlaceOfEducation');
});

test('a closed job has no posting', () => {
  const { '@graph': nodes } = jobStructuredData(content, job('closing-today'), '2027-03-16');

  expect(nodes).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

test('validThrough matches the site’s closing time', () => {
  const dates = { datePosted: '2027-01-02', validThrough: '2027-07-31' };
  const { validThrough } = posting({ ...job('with-benefits'), ...dates });
  const isOpenAt = (time: number) => isOpen(dates, officeDate(new Date(time)));

  expect(validThrough).toBe('2027-07-31T23:59:59-06:00');
  expect(isOpenAt(Date.parse(validThrough))).toBe(true);
  expect(isOpenAt(Date.parse(validThrough) + 1000)).toBe(false);
});
