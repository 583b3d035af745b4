import { Feed } from 'feed';

import type { Company, Job, SiteContent } from '../src/content/schema';
import { applyLink, isOpen, jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { absoluteUrl } from '../src/seo/absolute-url';
import { postalAddress, postingDescription } from '../src/seo/json-ld';
import { careerMetadata, jobMetadata } from '../src/seo/metadata';
import { lastChangeOfCareers } from './site-files';

/** Below the site's root. */
export const feedFiles = { json: 'jobs.json', atom: 'feed.xml' };

/** `jobs.json` (JSON Feed 1, jsonfeed.org): the openings, for feed readers and for programs. */
export function jobsJson(content: SiteContent, today: string): string {
  return `${jobFeed(content, today, 'json').json1()}\n`;
}

/** `feed.xml` (Atom, RFC 4287): the openings, for feed readers. */
export function feedXml(content: SiteContent, today: string): string {
  return `${jobFeed(content, today, 'atom').atom1()}\n`;
}

/** @param today ISO 8601 date; closed positions are left out */
function jobFeed(content: SiteContent, today: string, format: 'json' | 'atom'): Feed {
  const { company, careers, jobs } = content;
  // The library marks Atom's titles and summaries as HTML.
  const plain = (text: string) => (format === 'json' ? text : escapeHtml(text));
  const url = (path: string) => absoluteUrl(company.siteUrl, path);
  const feed = new Feed({
    id: url(feedFiles.atom),
    title: careerMetadata(content).title,
    description: careers.lead,
    link: url(paths.career),
    feedLinks: { json: url(feedFiles.json), atom: url(feedFiles.atom) },
    image: url('icon-512.png'),
    favicon: url('icon-192.png'),
    author: { name: company.name, link: url(paths.home) },
    updated: noon(lastChangeOfCareers(content)),
    generator: false,
  });
  for (const job of jobs.filter((candidate) => isOpen(candidate, today))) {
    const { description, preview } = jobMetadata(company, job);
    feed.addItem({
      id: url(jobPath(job)),
      link: url(jobPath(job)),
      title: plain(job.title),
      description: plain(description),
      content: postingDescription(job),
      // In Atom it would be an attachment.
      ...(format === 'json' && { image: preview.url }),
      published: noon(job.datePosted),
      date: noon(job.lastChanged),
      extensions: [{ name: '_job', objects: jobExtension(company, job) }],
    });
  }
  return feed;
}

/**
 * What programs want to know of a job and JSON Feed has no field for, under the names of
 * schema.org/JobPosting, to which `about` leads; README.md lists the fields.
 */
function jobExtension(company: Company, job: Job) {
  return {
    about: 'https://schema.org/JobPosting',
    identifier: job.slug,
    employmentType: job.employmentType,
    jobLocation: { name: job.location, address: postalAddress(company) },
    baseSalary: { currency: 'USD', value: job.salary, unitText: 'YEAR' },
    jobBenefits: job.benefits,
    datePosted: job.datePosted,
    validThrough: job.validThrough,
    applyUrl: applyLink(job, company.hrEmail),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A day as a moment: noon UTC, which is on that day everywhere in the United States. */
function noon(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`);
}
