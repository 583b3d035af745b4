import { company } from '../content/company';
import { applyLink, jobLocation, jobPath, jobs, type Job } from '../content/jobs';
import { feedXml, jobsJson } from './feeds';

const today = '2026-11-21';

type Item = { id: string; title: string; content_html: string; _job: object };

function items(day = today): Item[] {
  return JSON.parse(jobsJson(day)).items;
}

/** What a feed reader shows of each entry: its title and content, from markup to text. */
function entries(day = today): { title: string; content: string }[] {
  const feed = new DOMParser().parseFromString(feedXml(day), 'text/xml');
  return [...feed.querySelectorAll('entry')].map((entry) => ({
    title: htmlText(entry.querySelector('title')),
    content: htmlText(entry.querySelector('content')),
  }));
}

function htmlText(element: Element | null): string {
  return new DOMParser().parseFromString(element?.textContent ?? '', 'text/html').body.textContent;
}

test.each(jobs)('$title stands in both feeds with its whole text', (job) => {
  const item = items().find(({ id }) => id === company.siteUrl + jobPath(job));
  expect(item?.title).toBe(job.title);
  expect(item?._job).toEqual({
    about: 'https://schema.org/JobPosting',
    identifier: expect.stringMatching(/^[a-z-]+$/),
    employmentType: job.employmentType,
    jobLocation: {
      name: jobLocation,
      address: expect.objectContaining({ addressLocality: company.address.locality }),
    },
    baseSalary: { currency: 'USD', value: job.salary, unitText: 'YEAR' },
    jobBenefits: job.benefits,
    datePosted: job.datePosted,
    ...(job.validThrough !== undefined && { validThrough: job.validThrough }),
    applyUrl: applyLink(job),
  });

  const entry = entries().find(({ title }) => title === job.title);
  for (const line of [job.summary, ...job.duties, ...job.requirements]) {
    expect(entry?.content).toContain(line);
  }
});

test('the same content gives the same feeds, whenever it is built', () => {
  const before = [jobsJson(today), feedXml(today)];
  jest.useFakeTimers({ now: new Date('2030-01-01') });
  expect([jobsJson(today), feedXml(today)]).toEqual(before);
  jest.useRealTimers();
});

describe('a job', () => {
  const [job] = jobs as unknown as [{ -readonly [Key in keyof Job]: Job[Key] }];
  const before = { ...job };
  afterEach(() => {
    delete job.validThrough;
    Object.assign(job, before);
  });

  test('leaves both feeds on the day after its last', () => {
    job.validThrough = today;

    expect(items()).toHaveLength(jobs.length);
    expect(items()[0]?._job).toHaveProperty('validThrough', today);
    expect(items('2026-11-22')).toHaveLength(jobs.length - 1);
    expect(entries('2026-11-22')).toHaveLength(jobs.length - 1);
  });

  test('keeps the odd characters of its title', () => {
    job.title = 'R&D <C++> "Lead" ]]> & more';

    expect(items()[0]?.title).toBe(job.title);
    expect(entries()[0]?.title).toBe(job.title);
  });
});
