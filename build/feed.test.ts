import Parser from 'rss-parser';

import { content, now } from '../fixtures/fixture-content';
import { jobPath } from '../src/content/paths';
import { atomFeed } from './feed';

const { careers, company, jobs } = content;
const openJobs = jobs.filter(({ slug }) => slug !== 'closed');

/** The time at which the day begins at the office. The nightly build runs shortly after. */
const startOfToday = '2027-03-15T05:00:00.000Z';

/** Returns the text of every element that a selector matches in a feed. */
function texts(feed: string, selector: string): (string | null)[] {
  const nodes = new DOMParser().parseFromString(feed, 'text/xml').querySelectorAll(selector);
  return [...nodes].map((node) => node.textContent);
}

test('a feed reader shows the open jobs, each with its text and the day it was posted', async () => {
  const feed = await new Parser().parseString(atomFeed(content, now));
  expect(feed).toMatchObject({
    title: `${careers.title} | ${company.name}`,
    feedUrl: `${company.siteUrl}/feed.xml`,
    link: `${company.siteUrl}/career`,
    // The newest job is from today.
    lastBuildDate: startOfToday,
  });
  expect(feed.items).toEqual(
    openJobs.map((job) => {
      const url = company.siteUrl + jobPath(job);
      return expect.objectContaining({
        id: url,
        link: url,
        // The title is HTML, which this parser leaves to the reader.
        title: job.title.replaceAll('&', '&amp;'),
        isoDate: expect.stringContaining(job.datePosted),
        content: expect.stringContaining(String(job.duties[0])),
      });
    }),
  );
});

test.each([
  ['before', '2027-03-14', '2027-03-14T06:00:00.000Z'],
  ['today', '2027-03-15', startOfToday],
  ['where it is already tomorrow', '2027-03-16', startOfToday],
])('a feed is as old as its job, posted %s', (_when, datePosted, updated) => {
  const posted = openJobs.slice(0, 1).map((job) => ({ ...job, datePosted }));
  const feed = atomFeed({ ...content, jobs: posted }, now);

  expect(texts(feed, 'updated')).toEqual([updated, updated]);
});

test('a feed without jobs is as old as the day', () => {
  expect(texts(atomFeed({ ...content, jobs: [] }, now), 'updated')).toEqual([startOfToday]);
});

test('feed readers show special characters as they are written', () => {
  const title = 'R&D <C++> "Lead" ]]> & more';
  const summary = 'Lead <R&D> &amp; "more" ]]> in C++.';
  const renamed = openJobs.map((job) => ({ ...job, title, summary }));
  const feed = atomFeed({ ...content, careers: { ...careers, lead: title }, jobs: renamed }, now);
  /** Readers take an entry's texts for HTML. */
  const shown = (selector: string) => {
    const [html] = texts(feed, selector);
    return new DOMParser().parseFromString(String(html), 'text/html').body.textContent;
  };

  expect(texts(feed, 'feed > subtitle')).toEqual([title]);
  expect(shown('entry > title')).toBe(title);
  expect(shown('entry > summary')).toContain(summary);
});
