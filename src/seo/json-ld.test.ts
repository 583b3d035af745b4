import { company } from '../content/company';
import { jobPath, jobs, type Job } from '../content/jobs';
import { paths } from '../paths';
import { structuredData } from './json-ld';

const today = '2026-11-21';

function typesAt(path: string, day = today): unknown[] {
  const things = structuredData(path, day)?.['@graph'] ?? [];
  return things.map((thing) =>
    typeof thing === 'object' ? thing['@type' as keyof typeof thing] : '',
  );
}

test('the home page describes the company and the site', () => {
  expect(typesAt(paths.home)).toEqual(['Organization', 'WebSite']);
  expect(typesAt(paths.homeAlias)).toEqual(['Organization', 'WebSite']);
});

test('the list of openings and unknown addresses have no structured data', () => {
  expect(structuredData(paths.career, today)).toBeNull();
  expect(structuredData('/nowhere', today)).toBeNull();
});

test.each(jobs)('$title has a breadcrumb and exactly one posting, complete', (job) => {
  expect(typesAt(jobPath(job))).toEqual(['BreadcrumbList', 'JobPosting']);

  const posting = structuredData(jobPath(job), today)?.['@graph'][1];
  expect(posting).toMatchObject({
    title: job.title,
    datePosted: job.datePosted,
    employmentType: 'FULL_TIME',
    directApply: true,
    hiringOrganization: { name: company.name, sameAs: company.siteUrl },
    jobLocation: { address: { addressLocality: 'Warrenville', addressCountry: 'US' } },
    baseSalary: { currency: 'USD', value: { value: job.salary, unitText: 'YEAR' } },
    educationRequirements: { credentialCategory: 'postgraduate degree' },
    experienceRequirements: { monthsOfExperience: 60 },
    experienceInPlaceOfEducation: true,
  });
  expect(JSON.parse(JSON.stringify(posting)).validThrough).toBe(job.validThrough);
  for (const line of [...job.duties, ...job.requirements]) {
    const escaped = line
      .replaceAll('&', '&amp;')
      .replaceAll("'", '&#x27;')
      .replaceAll('"', '&quot;');
    expect(JSON.stringify(posting)).toContain(JSON.stringify(escaped).slice(1, -1));
  }
});

describe('a position with a last day', () => {
  const [job] = jobs as unknown as [Job & { validThrough?: string }];
  beforeEach(() => void (job.validThrough = '2026-12-31'));
  afterEach(() => void delete job.validThrough);

  test('is posted through that day, and says so', () => {
    expect(typesAt(jobPath(job), '2026-12-31')).toContain('JobPosting');
    expect(structuredData(jobPath(job), today)?.['@graph'][1]).toHaveProperty(
      'validThrough',
      '2026-12-31',
    );
  });

  test('is not posted any more on the next', () => {
    expect(typesAt(jobPath(job), '2027-01-01')).toEqual(['BreadcrumbList']);
  });
});
