import { readFileSync } from 'node:fs';

import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import jsonFeedSchema from 'jsonfeed-schema';
import { validateXML } from 'xmllint-wasm';

import type { SiteContent } from '../src/content/schema.server';
import { applyLink, jobPath } from '../src/jobs/job';
import { content, today } from '../src/testing/fixture-content';
import { feedXml, jobsJson } from './feeds';

const { company, jobs } = content;
const openJobs = jobs.filter(({ slug }) => slug !== 'closed');

type Item = {
  id: string;
  title: string;
  date_published: string;
  date_modified: string;
  _job: object;
};

/** The items of the JSON Feed. */
function items(day = today, site: SiteContent = content): Item[] {
  return JSON.parse(jobsJson(site, day)).items;
}

/** The entries of the Atom feed, with HTML as text. */
function entries(day = today, site: SiteContent = content) {
  const feed = new DOMParser().parseFromString(feedXml(site, day), 'text/xml');
  return [...feed.querySelectorAll('entry')].map((entry) => ({
    id: entry.querySelector('id')?.textContent,
    title: htmlText(entry.querySelector('title')),
    content: htmlText(entry.querySelector('content')),
    published: entry.querySelector('published')?.textContent,
    updated: entry.querySelector('updated')?.textContent,
  }));
}

function htmlText(element: Element | null): string {
  return new DOMParser().parseFromString(element?.textContent ?? '', 'text/html').body.textContent;
}

test('jobs.json is a valid JSON Feed', () => {
  const validate = addFormats(new Ajv({ strict: false })).compile(jsonFeedSchema);
  const feed = JSON.parse(jobsJson(content, today));

  validate(feed);
  expect(validate.errors).toBeNull();
  expect(feed.feed_url).toBe(`${company.siteUrl}/jobs.json`);
});

test('feed.xml is a valid Atom feed', async () => {
  const feed = feedXml(content, today);
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: feed },
    schema: { fileName: 'atom.rng', contents: readFileSync('src/testing/atom.rng', 'utf8') },
    extension: 'relaxng',
  });

  expect(errors).toEqual([]);
  expect(feed).toContain(`<link rel="self" href="${company.siteUrl}/feed.xml"/>`);
  // The latest change of a job or of the list
  expect(feed).toContain('<updated>2027-03-15T12:00:00.000Z</updated>');
});

test.each(openJobs)('both feeds have $title with its facts, text and dates', (job) => {
  const id = company.siteUrl + jobPath(job);
  const item = items().find((candidate) => candidate.id === id);
  expect(item).toMatchObject({
    title: job.title,
    date_published: expect.stringMatching(`^${job.datePosted}T`),
    date_modified: expect.stringMatching(`^${job.lastChanged}T`),
  });
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
    ...(job.validThrough !== undefined && { validThrough: `${job.validThrough}T23:59:59-06:00` }),
    applyUrl: applyLink(job, company.hrEmail),
  });

  const entry = entries().find((candidate) => candidate.id === id);
  expect(entry).toMatchObject({
    title: job.title,
    published: expect.stringMatching(`^${job.datePosted}T`),
    updated: expect.stringMatching(`^${job.lastChanged}T`),
  });
  for (const line of [job.summary, ...job.duties, ...job.requirements, job.equalOpportunity]) {
    expect(entry?.content).toContain(line);
  }
});

test('a job is dropped from both feeds the day after it closes', () => {
  for (const list of [items, entries]) {
    const titles = (day: string) => list(day).map(({ title }) => title);
    expect(titles(today)).toEqual(openJobs.map(({ title }) => title));
    expect(titles('2027-03-16')).not.toContain('Release Manager');
  }
});

test('a title keeps its special characters', () => {
  const title = 'R&D <C++> "Lead" ]]> & more';
  const site = { ...content, jobs: jobs.map((job) => ({ ...job, title })) };

  expect(items(today, site)[0]?.title).toBe(title);
  expect(entries(today, site)[0]?.title).toBe(title);
});
