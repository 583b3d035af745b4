import type { Thing } from 'schema-dts';

import { jobPath } from '../jobs/job';
import { content, today } from '../testing/fixture-content';
import { structuredData } from './json-ld';

const { company, careers, jobs } = content;

function thingsAt(path: string, day = today): readonly Thing[] {
  return structuredData(content, path, day)?.['@graph'] ?? [];
}

function typesAt(path: string, day = today): unknown[] {
  return thingsAt(path, day).map((thing) => Object(thing)['@type']);
}

test('each kind of page describes what it is about, and other addresses nothing', () => {
  expect(typesAt('/')).toEqual(['Organization', 'WebSite']);
  expect(typesAt('/Home')).toEqual(['Organization', 'WebSite']);
  expect(typesAt('/with-benefits')).toEqual(['BreadcrumbList', 'JobPosting']);
  expect(structuredData(content, '/career', today)).toBeNull();
  expect(structuredData(content, '/nowhere', today)).toBeNull();
});

test('a job is posted through its last day, and not any more on the next', () => {
  expect(typesAt('/closing-today', '2027-03-15')).toContain('JobPosting');
  expect(typesAt('/closing-today', '2027-03-16')).toEqual(['BreadcrumbList']);
});

test.each(jobs.filter(({ slug }) => slug !== 'closed'))('$title is posted complete', (job) => {
  const posting = thingsAt(jobPath(job))[1];

  expect(posting).toMatchObject({
    title: job.title,
    datePosted: job.datePosted,
    employmentType: job.employmentType,
    directApply: true,
    hiringOrganization: { name: company.name, sameAs: company.siteUrl },
    jobLocation: { address: { addressLocality: company.address.locality, addressCountry: 'US' } },
    baseSalary: { currency: 'USD', value: { value: job.salary, unitText: 'YEAR' } },
    educationRequirements: { credentialCategory: careers.education.credential },
    experienceRequirements: { monthsOfExperience: careers.education.monthsOfExperience },
    experienceInPlaceOfEducation: true,
  });
  expect(Object(posting).validThrough).toBe(job.validThrough);
  document.body.innerHTML = Object(posting).description;
  for (const line of [job.summary, ...job.duties, ...job.requirements, ...job.benefits]) {
    expect(document.body).toHaveTextContent(line);
  }
});
