import type { SiteContent } from '../src/content/schema';
import { applyLink, jobPath } from '../src/jobs/job';
import { content, today } from '../src/testing/fixture-content';
import { feedXml, jobsJson } from './feeds';

const { company, jobs } = content;

type Item = { id: string; title: string; content_html: string; _job: object };

function items(day = today, site: SiteContent = content): Item[] {
  return JSON.parse(jobsJson(site, day)).items;
}

/** What a feed reader shows of each entry: its title and content, from markup to text. */
function entries(day = today, site: SiteContent = content): { title: string; content: string }[] {
  const feed = new DOMParser().parseFromString(feedXml(site, day), 'text/xml');
  return [...feed.querySelectorAll('entry')].map((entry) => ({
    title: htmlText(entry.querySelector('title')),
    content: htmlText(entry.querySelector('content')),
  }));
}

function htmlText(element: Element | null): string {
  return new DOMParser().parseFromString(element?.textContent ?? '', 'text/html').body.textContent;
}

test.each(jobs.filter(({ slug }) => slug !== 'closed'))(
  '$title stands in both feeds with its whole text',
  (job) => {
    const item = items().find(({ id }) => id === company.siteUrl + jobPath(job));
    expect(item?.title).toBe(job.title);
    expect(item?._job).toEqual({
      about: 'https://schema.org/JobPosting',
      identifier: job.slug,
      employmentType: job.employmentType,
      jobLocation: {
        name: job.location,
        address: expect.objectContaining({ addressLocality: company.address.locality }),
      },
      baseSalary: { currency: 'USD', value: job.salary, unitText: 'YEAR' },
      jobBenefits: job.benefits,
      datePosted: job.datePosted,
      ...(job.validThrough !== undefined && { validThrough: job.validThrough }),
      applyUrl: applyLink(job, company.hrEmail),
    });

    const entry = entries().find(({ title }) => title === job.title);
    for (const line of [job.summary, ...job.duties, ...job.requirements]) {
      expect(entry?.content).toContain(line);
    }
  },
);

test('a job leaves both feeds on the day after its last', () => {
  for (const titles of [items, entries].map((list) => (day: string) => list(day).map(toTitle))) {
    expect(titles('2027-03-15')).toContain('Release Manager');
    expect(titles('2027-03-16')).not.toContain('Release Manager');
  }
});

test('the same content gives the same feeds, whenever it is built', () => {
  const before = [jobsJson(content, today), feedXml(content, today)];
  jest.setSystemTime(new Date('2030-01-01'));
  expect([jobsJson(content, today), feedXml(content, today)]).toEqual(before);
});

test('a title keeps its odd characters', () => {
  const title = 'R&D <C++> "Lead" ]]> & more';
  const site = { ...content, jobs: jobs.map((job) => ({ ...job, title })) };

  expect(items(today, site)[0]?.title).toBe(title);
  expect(entries(today, site)[0]?.title).toBe(title);
});

function toTitle({ title }: { title: string }): string {
  return title;
}
