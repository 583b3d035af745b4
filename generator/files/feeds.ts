import { Feed } from 'feed';

import type { Job, SiteContent } from '../../shared/content/types';
import type { EpochMs } from '../../shared/epoch-ms';
import { applyLink } from '../../shared/jobs/application-email';
import { careersLastChanged } from '../../shared/jobs/careers-last-changed.server';
import { jobDescriptionHtml } from '../../shared/jobs/job-description.server';
import { jobMetadata } from '../../shared/jobs/job-metadata';
import { openJobs } from '../../shared/jobs/open-jobs';
import { outputFiles } from '../../shared/output-files';
import { jobPath, paths } from '../../shared/paths';
import { absoluteUrl } from '../../shared/seo/absolute-url';
import { logoUrl, postalAddress, salaryValue } from '../../shared/seo/json-ld.server';
import { documentTitle, previewUrl } from '../../shared/seo/metadata';

/** `jobs.json`: the open positions as a JSON Feed (version 1). */
export function jobsJson(content: SiteContent, now: EpochMs): string {
  return `${jobFeed(content, now, 'json').json1()}\n`;
}

/** `feed.xml`: the open positions as an Atom feed (RFC 4287). */
export function feedXml(content: SiteContent, now: EpochMs): string {
  return `${jobFeed(content, now, 'atom').atom1()}\n`;
}

function jobFeed(content: SiteContent, now: EpochMs, format: 'json' | 'atom'): Feed {
  const { company, careers, jobs } = content;
  // The package writes Atom titles and summaries as HTML.
  const escape = format === 'atom' ? escapeHtml : (text: string) => text;
  const url = (path: string) => absoluteUrl(company.siteUrl, path);
  const feed = new Feed({
    id: url(outputFiles.atomFeed),
    title: documentTitle(company, careers.title),
    description: careers.lead,
    link: url(paths.career),
    feedLinks: { json: url(outputFiles.jsonFeed), atom: url(outputFiles.atomFeed) },
    image: logoUrl(company),
    favicon: url('icon-192.png'),
    author: { name: company.name, link: url(paths.home) },
    updated: noon(careersLastChanged(content)),
    generator: false,
  });
  for (const job of openJobs(jobs, now)) {
    const { description, preview } = jobMetadata(company, job);
    feed.addItem({
      id: url(jobPath(job)),
      link: url(jobPath(job)),
      title: escape(job.title),
      description: escape(description),
      content: jobDescriptionHtml(job),
      // The Atom writer would emit it as an enclosure.
      ...(format === 'json' && { image: previewUrl(company, preview.name) }),
      published: noon(job.datePosted),
      date: noon(job.lastChanged),
      extensions: [{ name: '_job', objects: jobExtension(content, job) }],
    });
  }
  return feed;
}

/** Fields that JSON Feed lacks, named as in schema.org/JobPosting (docs/feeds.md). */
function jobExtension({ careers, company }: SiteContent, job: Job) {
  return {
    about: 'https://schema.org/JobPosting',
    identifier: job.slug,
    employmentType: job.employmentType,
    jobLocation: { name: job.location, address: postalAddress(company) },
    baseSalary: { currency: 'USD', ...salaryValue(job) },
    jobBenefits: job.benefits,
    datePosted: job.datePosted,
    ...(job.closesAt && { validThrough: job.closesAt }),
    applyUrl: applyLink(job, company.hrEmail, careers.applyByEmail.lines),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Noon UTC is on the same day everywhere in the United States. */
function noon(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`);
}
