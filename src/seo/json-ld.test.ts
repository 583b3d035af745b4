import type { Graph } from 'schema-dts';

import { isOpen } from '../jobs/job';
import { content, today } from '../testing/fixture-content';
import { officeDate } from '../today';
import { homeStructuredData, jobStructuredData } from './json-ld';

const { company, careers, jobs } = content;

function types(graph: Graph): unknown[] {
  return graph['@graph'].map((thing) => Object(thing)['@type']);
}

function job(slug: string) {
  const found = jobs.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`The fixture has no job ${slug}.`);
  return found;
}

/** The posting for a job that is open on its first day. */
function posting(slug: string, changes = {}) {
  const posted = { ...job(slug), ...changes };
  const things = jobStructuredData(content, posted, posted.datePosted)['@graph'];
  return Object(things[1]) as Record<string, string>;
}

test('the home page describes the company and its site', () => {
  expect(types(homeStructuredData(content))).toEqual(['Organization', 'WebSite']);
});

test('a job is posted through its last day, and no longer', () => {
  const closing = job('closing-today');

  expect(types(jobStructuredData(content, closing, '2027-03-15'))).toContain('JobPosting');
  expect(types(jobStructuredData(content, closing, '2027-03-16'))).toEqual(['BreadcrumbList']);
});

test.each(jobs)('the posting for $title is complete', ({ slug }) => {
  const posted = job(slug);
  const found = posting(slug);

  expect(found).toMatchObject({
    '@type': 'JobPosting',
    title: posted.title,
    datePosted: posted.datePosted,
    employmentType: posted.employmentType,
    hiringOrganization: { name: company.name, sameAs: company.siteUrl },
    jobLocation: { address: { addressLocality: company.address.locality, addressCountry: 'US' } },
    baseSalary: { currency: 'USD', value: { value: posted.salary, unitText: 'YEAR' } },
  });
  document.body.innerHTML = found['description'] ?? '';
  const lines = [posted.summary, ...posted.duties, ...posted.requirements, ...posted.benefits];
  for (const line of [...lines, careers.equalOpportunity]) {
    expect(document.body).toHaveTextContent(line ?? 'the fixture has the line');
  }
});

test('the posting states education as the job page does: degrees, months and the sentence', () => {
  const requirement = "Master's degree, or Bachelor's plus 5 years of experience.";
  const education = {
    requirement,
    credentials: ['bachelor degree', 'postgraduate degree'] as const,
    monthsOfExperience: 60,
  };
  const site = {
    ...content,
    careers: { ...careers, education: { ...education, credentials: [...education.credentials] } },
  };
  const found = Object(jobStructuredData(site, job('with-benefits'), today)['@graph'][1]);

  expect(found.qualifications).toBe(requirement);
  expect(
    found.educationRequirements.map(
      ({ credentialCategory }: { credentialCategory: string }) => credentialCategory,
    ),
  ).toEqual(['bachelor degree', 'postgraduate degree']);
  expect(found.experienceRequirements).toMatchObject({
    monthsOfExperience: 60,
    description: requirement,
  });
  // It would mean that the months alone are enough.
  expect(found).not.toHaveProperty('experienceInPlaceOfEducation');
});

test('the posting does not promise an application form', () => {
  expect(posting('with-benefits')).not.toHaveProperty('directApply');
});

test('validThrough is the moment when the site closes the job', () => {
  const day = '2027-07-31';
  const moment = '2027-07-31T23:59:59-06:00';
  const { validThrough } = posting('with-benefits', {
    datePosted: '2027-01-02',
    validThrough: day,
  });

  expect(validThrough).toBe(moment);
  const openAt = (time: number) => isOpen({ validThrough: day }, officeDate(new Date(time)));
  expect(openAt(Date.parse(moment))).toBe(true);
  expect(openAt(Date.parse(moment) + 1000)).toBe(false);
});
