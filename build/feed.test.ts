import { readFileSync } from 'node:fs';

import { validateXML } from 'xmllint-wasm';

import { content, now } from '../fixtures/fixture-content';
import { jobPath } from '../src/content/paths';
import { atomFeed } from './feed';

const { careers, company, jobs } = content;
const openJobs = jobs.filter(({ slug }) => slug !== 'closed');

/** When the day begins at the office. The nightly build runs shortly after. */
const startOfToday = '2027-03-15T05:00:00.000Z';

/** The text of every such element in a feed. */
function texts(feed: string, selector: string): (string | null)[] {
  const nodes = new DOMParser().parseFromString(feed, 'text/xml').querySelectorAll(selector);
  return [...nodes].map((node) => node.textContent);
}

test('feed.xml is a valid Atom feed of the open jobs', async () => {
  const feed = atomFeed(content, now);
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: feed },
    schema: { fileName: 'atom.rng', contents: readFileSync('fixtures/atom.rng', 'utf8') },
    extension: 'relaxng',
  });
  expect(errors).toEqual([]);

  const urls = openJobs.map((job) => company.siteUrl + jobPath(job));
  expect(feed).toContain(`<link rel="self" href="${company.siteUrl}/feed.xml"/>`);
  for (const url of urls) expect(feed).toContain(`href="${url}"`);
  expect(texts(feed, 'entry > id')).toEqual(urls);
  expect(texts(feed, 'feed > title')).toEqual([`${careers.title} | ${company.name}`]);
  expect(texts(feed, 'feed > author > name')).toEqual([company.name]);
  // The newest job is from today.
  expect(texts(feed, 'feed > updated')).toEqual([startOfToday]);
  for (const [index, { datePosted, duties }] of openJobs.entries()) {
    expect(texts(feed, 'published')[index]).toContain(datePosted);
    expect(texts(feed, 'entry > updated')[index]).toContain(datePosted);
    expect(texts(feed, 'entry > content')[index]).toContain(duties[0]);
  }
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
