/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';

import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import jsonFeedSchema from 'jsonfeed-schema';
import { validateXML } from 'xmllint-wasm';

import { content, now } from '../../fixtures/fixture-content';
import { applyLink } from '../../shared/jobs/application-email';
import { formatSalary } from '../../shared/jobs/format';
import { jobDescriptionHtml } from '../../shared/jobs/job-description.server';
import { jobPath } from '../../shared/paths';
import { feedXml, jobsJson } from './feeds';

const { careers, company, jobs } = content;
const openJobs = jobs.filter(({ slug }) => slug !== 'closed');

/** The text of every such element in an Atom feed. */
function texts(feed: string, selector: string): (string | null)[] {
  const nodes = new DOMParser().parseFromString(feed, 'text/xml').querySelectorAll(selector);
  return [...nodes].map((node) => node.textContent);
}

test('jobs.json is a valid JSON Feed of the open jobs', () => {
  const feed = JSON.parse(jobsJson(content, now));
  const validate = addFormats(new Ajv({ strict: false })).compile(jsonFeedSchema);

  validate(feed);
  expect(validate.errors).toBeNull();
  expect(feed).toMatchObject({
    title: `${careers.title} | ${company.name}`,
    description: careers.lead,
    home_page_url: `${company.siteUrl}/career`,
    feed_url: `${company.siteUrl}/jobs.json`,
    icon: `${company.siteUrl}/icon-512.png`,
    author: { name: company.name, url: `${company.siteUrl}/` },
  });
  expect(feed.items).toMatchObject(
    openJobs.map((job) => ({
      id: company.siteUrl + jobPath(job),
      url: company.siteUrl + jobPath(job),
      image: `${company.siteUrl}/previews${jobPath(job)}.png`,
      title: job.title,
      summary: `${job.location}. ${formatSalary(job.salary)}. ${job.summary}`,
      content_html: jobDescriptionHtml(job),
      date_published: `${job.datePosted}T12:00:00.000Z`,
      date_modified: `${job.lastChanged}T12:00:00.000Z`,
    })),
  );
  expect(feed.items.at(-1)._job).toEqual({
    about: 'https://schema.org/JobPosting',
    identifier: 'with-benefits',
    employmentType: 'PART_TIME',
    jobLocation: {
      name: 'Lake Forest, WI & Other Places',
      address: expect.objectContaining({ addressLocality: 'Lake Forest' }),
    },
    baseSalary: { currency: 'USD', value: 28000, unitText: 'YEAR' },
    jobBenefits: ['Health insurance from the first day.', 'Twenty days of paid leave.'],
    datePosted: '2027-02-01',
    validThrough: '2027-12-31T23:59:59-06:00',
    applyUrl: applyLink({ title: 'Support Engineer' }, company.hrEmail, careers.applyByEmail.lines),
  });
});

test('feed.xml is a valid Atom feed of the open jobs', async () => {
  const feed = feedXml(content, now);
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: feed },
    schema: { fileName: 'atom.rng', contents: readFileSync('fixtures/atom.rng', 'utf8') },
    extension: 'relaxng',
  });
  const noon = (day: string) => `${day}T12:00:00.000Z`;

  expect(errors).toEqual([]);
  expect(feed).toContain(`<link rel="self" href="${company.siteUrl}/feed.xml"/>`);
  expect(feed).toContain(`<link rel="alternate" href="${company.siteUrl}/career"/>`);
  for (const [selector, text] of [
    ['feed > id', `${company.siteUrl}/feed.xml`],
    ['feed > title', `${careers.title} | ${company.name}`],
    ['feed > subtitle', careers.lead],
    ['feed > logo', `${company.siteUrl}/icon-512.png`],
    ['feed > icon', `${company.siteUrl}/icon-192.png`],
    ['feed > author > name', company.name],
  ] as const) {
    expect(texts(feed, selector)).toEqual([text]);
  }
  const links = new DOMParser()
    .parseFromString(feed, 'text/xml')
    .querySelectorAll('entry > link[href]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(
    openJobs.map((job) => company.siteUrl + jobPath(job)),
  );
  expect(texts(feed, 'entry > id')).toEqual(openJobs.map((job) => company.siteUrl + jobPath(job)));
  expect(texts(feed, 'entry > content')).toEqual(openJobs.map(jobDescriptionHtml));
  expect(texts(feed, 'published')).toEqual(openJobs.map((job) => noon(job.datePosted)));
  // First, the feed's: the latest change of a job or of the list
  expect(texts(feed, 'updated')).toEqual(
    ['2027-03-15', ...openJobs.map((job) => job.lastChanged)].map(noon),
  );
});

test('a job leaves both feeds on the day after it closes', () => {
  for (const feed of [jobsJson, feedXml]) {
    expect(feed(content, now)).toContain('closing-today');
    expect(feed(content, now + 24 * 3_600_000)).not.toContain('closing-today');
  }
});

test('both feeds keep special characters in titles and summaries', () => {
  const title = 'R&D <C++> "Lead" ]]> & more';
  const summary = 'Lead <R&D> &amp; "more" ]]> in C++.';
  const site = {
    ...content,
    careers: { ...careers, lead: title },
    jobs: openJobs.map((job) => ({ ...job, title, summary })),
  };
  const atom = feedXml(site, now);
  const shown = (selector: string) => {
    const [html] = texts(atom, selector);
    return new DOMParser().parseFromString(String(html), 'text/html').body.textContent;
  };
  const feed = JSON.parse(jobsJson(site, now));
  const [item] = feed.items;

  expect(texts(atom, 'feed > subtitle')).toEqual([title]);
  expect(feed.description).toBe(title);
  expect(shown('entry > title')).toBe(title);
  expect(shown('entry > summary')).toContain(summary);
  expect(item.title).toBe(title);
  expect(item.summary).toContain(summary);
});
