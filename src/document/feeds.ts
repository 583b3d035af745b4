import { Feed } from 'feed';

import { careers } from '../content/careers';
import { company } from '../content/company';
import {
  applyLink,
  isOpen,
  jobLocation,
  jobPath,
  jobReference,
  jobs,
  type Job,
} from '../content/jobs';
import { paths } from '../paths';
import { absoluteUrl } from './absolute-url';
import { escapeXml } from './escape-xml';
import { feedFiles } from './head';
import { postalAddress, postingDescription } from './json-ld';
import { careerMetadata, documentTitle, jobMetadata } from './metadata';

/**
 * `jobs.json` (JSON Feed 1.1, jsonfeed.org): the openings, for feed readers and for programs.
 * Put together here because the library behind `feedXml` writes version 1 only.
 *
 * @param today ISO 8601 date; closed positions are left out
 */
export function jobsJson(today: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: documentTitle(careerMetadata),
    home_page_url: absoluteUrl(paths.career),
    feed_url: absoluteUrl(feedFiles.json),
    description: careers.lead,
    icon: absoluteUrl('icon-512.png'),
    authors: [{ name: company.name, url: absoluteUrl(paths.home) }],
    language: 'en-US',
    items: openJobs(today).map((job) => ({
      id: absoluteUrl(jobPath(job)),
      url: absoluteUrl(jobPath(job)),
      title: job.title,
      summary: jobMetadata(job).description,
      content_html: postingDescription(job),
      image: absoluteUrl(jobMetadata(job).preview.file),
      date_published: noon(job.datePosted).toISOString(),
      date_modified: noon(job.lastChanged).toISOString(),
      _job: jobExtension(job),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/**
 * `feed.xml` (Atom, RFC 4287): the openings for feed readers.
 *
 * @param today ISO 8601 date; closed positions are left out
 */
export function feedXml(today: string): string {
  const feed = new Feed({
    id: absoluteUrl(feedFiles.atom),
    title: documentTitle(careerMetadata),
    description: careers.lead,
    link: absoluteUrl(paths.career),
    feedLinks: { atom: absoluteUrl(feedFiles.atom) },
    favicon: absoluteUrl('icon-192.png'),
    author: { name: company.name, link: absoluteUrl(paths.home) },
    updated: noon(careerMetadata.lastChanged),
    generator: false,
  });
  for (const job of openJobs(today)) {
    feed.addItem({
      id: absoluteUrl(jobPath(job)),
      link: absoluteUrl(jobPath(job)),
      // The library marks these two as HTML.
      title: escapeXml(job.title),
      description: escapeXml(jobMetadata(job).description),
      content: postingDescription(job),
      published: noon(job.datePosted),
      date: noon(job.lastChanged),
    });
  }
  return `${feed.atom1()}\n`;
}

/**
 * What programs want to know of a job and JSON Feed has no field for, under the names of
 * schema.org/JobPosting, to which `about` leads; README.md lists the fields.
 */
function jobExtension(job: Job) {
  return {
    about: 'https://schema.org/JobPosting',
    identifier: jobReference(job),
    employmentType: job.employmentType,
    jobLocation: { name: jobLocation, address: postalAddress() },
    baseSalary: { currency: 'USD', value: job.salary, unitText: 'YEAR' },
    jobBenefits: job.benefits,
    datePosted: job.datePosted,
    ...(job.validThrough !== undefined && { validThrough: job.validThrough }),
    applyUrl: applyLink(job),
  };
}

function openJobs(today: string): Job[] {
  return jobs.filter((job) => isOpen(job, today));
}

/** A day as a moment: noon UTC, which is on that day everywhere in the United States. */
function noon(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`);
}
