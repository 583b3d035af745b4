import { Feed } from 'feed';

import type { Company, Job, SiteContent } from '../src/content/schema';
import { applyLink, isOpen, jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { absoluteUrl } from '../src/seo/absolute-url';
import { feedFiles } from '../src/seo/head';
import { postalAddress, postingDescription } from '../src/seo/json-ld';
import { careerMetadata, jobMetadata } from '../src/seo/metadata';
import { escapeXml, lastChangeOfCareers } from './site-files';

/**
 * `jobs.json` (JSON Feed 1.1, jsonfeed.org): the openings, for feed readers and for programs.
 * Put together here because the library behind `feedXml` writes version 1 only.
 *
 * @param today ISO 8601 date; closed positions are left out
 */
export function jobsJson(content: SiteContent, today: string): string {
  const { company, careers } = content;
  const url = (path: string) => absoluteUrl(company.siteUrl, path);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: careerMetadata(content).title,
    home_page_url: url(paths.career),
    feed_url: url(feedFiles.json),
    description: careers.lead,
    icon: url('icon-512.png'),
    authors: [{ name: company.name, url: url(paths.home) }],
    language: 'en-US',
    items: openJobs(content, today).map((job) => ({
      id: url(jobPath(job)),
      url: url(jobPath(job)),
      title: job.title,
      summary: jobMetadata(company, job).description,
      content_html: postingDescription(job),
      image: jobMetadata(company, job).preview.url,
      date_published: noon(job.datePosted).toISOString(),
      date_modified: noon(job.lastChanged).toISOString(),
      _job: jobExtension(company, job),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/**
 * `feed.xml` (Atom, RFC 4287): the openings for feed readers.
 *
 * @param today ISO 8601 date; closed positions are left out
 */
export function feedXml(content: SiteContent, today: string): string {
  const { company, careers } = content;
  const url = (path: string) => absoluteUrl(company.siteUrl, path);
  const feed = new Feed({
    id: url(feedFiles.atom),
    title: careerMetadata(content).title,
    description: careers.lead,
    link: url(paths.career),
    feedLinks: { atom: url(feedFiles.atom) },
    favicon: url('icon-192.png'),
    author: { name: company.name, link: url(paths.home) },
    updated: noon(lastChangeOfCareers(content)),
    generator: false,
  });
  for (const job of openJobs(content, today)) {
    feed.addItem({
      id: url(jobPath(job)),
      link: url(jobPath(job)),
      // The library marks these two as HTML.
      title: escapeXml(job.title),
      description: escapeXml(jobMetadata(company, job).description),
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
function jobExtension(company: Company, job: Job) {
  return {
    about: 'https://schema.org/JobPosting',
    identifier: job.slug,
    employmentType: job.employmentType,
    jobLocation: { name: job.location, address: postalAddress(company) },
    baseSalary: { currency: 'USD', value: job.salary, unitText: 'YEAR' },
    jobBenefits: job.benefits,
    datePosted: job.datePosted,
    ...(job.validThrough !== undefined && { validThrough: job.validThrough }),
    applyUrl: applyLink(job, company.hrEmail),
  };
}

function openJobs({ jobs }: SiteContent, today: string): Job[] {
  return jobs.filter((job) => isOpen(job, today));
}

/** A day as a moment: noon UTC, which is on that day everywhere in the United States. */
function noon(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`);
}
