import { Feed } from 'feed';

import { jobDescriptionHtml } from '../src/content/job-description.server';
import { jobMetadata, openJobs } from '../src/content/jobs';
import { officeDate, officeTime } from '../src/content/office-time.server';
import { outputFiles } from '../src/content/output-files';
import { jobPath, paths } from '../src/content/paths';
import type { EpochMs, SiteContent } from '../src/content/types';
import { absoluteUrl, documentTitle } from '../src/document/metadata';

/** Returns `feed.xml`: the open positions as an Atom feed (RFC 4287). */
export function atomFeed(content: SiteContent, buildTime: EpochMs): string {
  const { company, careers, jobs } = content;
  const url = (path: string) => absoluteUrl(company.siteUrl, path);
  const today = officeDate(buildTime, company.timeZone);
  // A job counts as posted when its day began at the office, which has passed even in a build shortly
  // after midnight. The author's calendar can be a day ahead; then it counts as posted today.
  const postedAt = (date: string) =>
    new Date(officeTime(date < today ? date : today, '00:00:00', company.timeZone));
  // Closed jobs count, too: otherwise, the feed would seem older when its newest job closes.
  const newest = jobs
    .map(({ datePosted }) => datePosted)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: url(outputFiles.atomFeed),
    title: documentTitle(company, careers.title),
    description: careers.lead,
    link: url(paths.career),
    feedLinks: { atom: url(outputFiles.atomFeed) },
    image: url('icon-512.png'),
    favicon: url('icon-192.png'),
    author: { name: company.name, link: url(paths.home) },
    updated: postedAt(newest ?? today),
    generator: false,
  });
  for (const job of openJobs(jobs, buildTime)) {
    feed.addItem({
      id: url(jobPath(job)),
      link: url(jobPath(job)),
      title: escapeHtml(job.title),
      description: escapeHtml(jobMetadata(company, job).description),
      content: jobDescriptionHtml(job),
      published: postedAt(job.datePosted),
      date: postedAt(job.datePosted),
    });
  }
  return `${feed.atom1()}\n`;
}

/** The package writes titles and summaries as HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
