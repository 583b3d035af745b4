import { readFileSync } from 'node:fs';

import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import jsonFeedSchema from 'jsonfeed-schema';
import { validateXML } from 'xmllint-wasm';

import type { SiteContent } from '../src/content/schema';
import { applyLink, jobPath } from '../src/jobs/job';
import { fixDate } from '../src/testing/fix-date';
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

function items(day = today, site: SiteContent = content): Item[] {
  return JSON.parse(jobsJson(site, day)).items;
}

/** What a feed reader shows for each entry, with markup as text. */
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

  expect(validate({ items: 'none' })).toBe(false);
  const feed = JSON.parse(jobsJson(content, today));
  expect(feed.feed_url).toBe(`${company.siteUrl}/jobs.json`);
  validate(feed);
  expect(validate.errors).toBeNull();
});

test('feed.xml is a valid Atom feed', async () => {
  const faults = async (contents: string) => {
    const schema = { fileName: 'atom.rng', contents: readFileSync('src/testing/atom.rng', 'utf8') };
    const xml = { fileName: 'feed.xml', contents };
    return (await validateXML({ xml, schema, extension: 'relaxng' })).errors;
  };
  const feed = feedXml(content, today);

  expect(await faults(feed.replace('</entry>', '<salary>1</salary></entry>'))).not.toEqual([]);
  expect(await faults(feed)).toEqual([]);
  expect(feed).toContain(`<link rel="self" href="${company.siteUrl}/feed.xml"/>`);
});

test.each(openJobs)('both feeds have $title with its full text', (job) => {
  const id = company.siteUrl + jobPath(job);
  const item = items().find((candidate) => candidate.id === id);
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
    ...(job.validThrough !== undefined && { validThrough: `${job.validThrough}T23:59:59-06:00` }),
    applyUrl: applyLink(job, company.hrEmail),
  });

  const entry = entries().find((candidate) => candidate.id === id);
  expect(entry?.title).toBe(job.title);
  for (const line of [job.summary, ...job.duties, ...job.requirements, job.equalOpportunity]) {
    expect(entry?.content).toContain(line);
  }
});

test.each(openJobs)('both feeds give the dates of $title, not the build\u2019s', (job) => {
  const id = company.siteUrl + jobPath(job);
  const item = items().find((candidate) => candidate.id === id);
  const entry = entries().find((candidate) => candidate.id === id);

  for (const published of [item?.date_published, entry?.published]) {
    expect(published).toMatch(`${job.datePosted}T`);
  }
  for (const changed of [item?.date_modified, entry?.updated]) {
    expect(changed).toMatch(`${job.lastChanged}T`);
  }
});

test('the Atom feed was updated when a job or the list last changed', () => {
  const earlier = jobs.filter(({ lastChanged }) => lastChanged < today);
  const feed = new DOMParser().parseFromString(
    feedXml({ ...content, jobs: earlier }, today),
    'text/xml',
  );

  expect(feed.querySelector('feed > updated')?.textContent).toMatch('2027-02-10T');
});

test('a job leaves both feeds on the day after its last', () => {
  for (const list of [items, entries]) {
    const titles = (day: string) => list(day).map(({ title }) => title);
    expect(titles(today)).toEqual(openJobs.map(({ title }) => title));
    expect(titles('2027-03-16')).not.toContain('Release Manager');
  }
});

test('the same content gives the same feeds on any day', () => {
  const before = [jobsJson(content, today), feedXml(content, today)];
  fixDate(Date.parse('2030-01-01'));
  expect([jobsJson(content, today), feedXml(content, today)]).toEqual(before);
});

test('a title keeps its special characters', () => {
  const title = 'R&D <C++> "Lead" ]]> & more';
  const site = { ...content, jobs: jobs.map((job) => ({ ...job, title })) };

  expect(items(today, site)[0]?.title).toBe(title);
  expect(entries(today, site)[0]?.title).toBe(title);
});
