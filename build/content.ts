import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, officeCity, officePlace } from '../src/contact/address';
import { contentSchemas, jobSchema, type Job, type Topics } from '../src/content/schema.server';
import { ContentFile } from './content-file';
import { fileName } from './content-modules';
import { reservedSlugs } from './output-files';

type TopicFiles = { [Name in keyof Topics]: ContentFile<(typeof contentSchemas)[Name]> };

type Placeholders = Record<string, string>;

/**
 * Reads and validates the content, fills in placeholders such as `{company}`, and adds to each job the
 * fields that all jobs share.
 *
 * @param today ISO 8601 date at the office
 * @returns `content`, which is complete only if there are no `mistakes` (texts to print); `drafts` are
 *   the job files that `careers.yaml` does not list
 */
export function readContent(directory: string, today: string) {
  const files = openTopics(directory);
  const placeholders = readCompany(files.company);
  const topics = readTopics(files, placeholders);
  const jobNames = jobFileNames(directory);
  // If careers.yaml has mistakes, all job files are checked.
  const listed = topics.careers?.jobs ?? jobNames;
  if (topics.careers) checkJobNames(files.careers, listed, jobNames);
  const jobFiles = listed
    .filter((name) => jobNames.includes(name))
    .map((name) => new ContentFile(path.join(directory, `jobs/${name}.yaml`), jobSchema));
  const jobs = readJobs(jobFiles, placeholders, topics.careers, today);
  return {
    content: { ...(topics as Topics), jobs },
    mistakes: [...Object.values(files), ...jobFiles].flatMap((file) => file.mistakes),
    drafts: jobNames.filter((name) => !listed.includes(name)),
  };
}

/** All mistakes, as the build prints them. */
export function mistakesAsText(mistakes: readonly string[]): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return [`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n');
}

function openTopics(directory: string) {
  return Object.fromEntries(
    Object.entries(contentSchemas).map(([name, schema]) => [
      name,
      new ContentFile(path.join(directory, `${fileName(name)}.yaml`), schema),
    ]),
  ) as TopicFiles;
}

/** The company's facts, which the other files use as placeholders. */
function readCompany(file: TopicFiles['company']): Placeholders {
  const siteUrl = String(file.document.get('siteUrl'));
  // A mistake in siteUrl is reported once, not again for each link that uses {site}.
  const site = URL.canParse(siteUrl) ? siteUrl : 'https://www.example.com';
  const company = file.check({ site });
  // If company.yaml has mistakes, the other files are still checked.
  const unknown = 'unknown';
  return {
    site,
    company: company?.name ?? unknown,
    phone: company?.phone ?? unknown,
    hrEmail: company?.hrEmail ?? unknown,
    city: company ? officeCity(company.address) : unknown,
    place: company ? officePlace(company.address) : unknown,
    address: company ? addressText(company.address) : unknown,
  };
}

/** Reads all files but the jobs'. A file with mistakes is `undefined`. */
function readTopics(files: TopicFiles, placeholders: Placeholders) {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, file.check(placeholders)]),
  ) as Partial<Topics>;
}

/** Names of the files in `jobs/`, without hidden files and editors' backups (`data-engineer.yaml~`). */
function jobFileNames(directory: string): string[] {
  const folder = path.join(directory, 'jobs');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^([^.].*)\.yaml$/.exec(file)?.[1] ?? []);
}

/** Checks that each listed job has a file, and a name that the site itself does not use. */
function checkJobNames(careers: ContentFile, listed: readonly string[], existing: string[]) {
  const reserved = reservedSlugs();
  for (const [index, name] of listed.entries()) {
    if (reserved.has(name)) {
      const message = `"${name}" is a name that the site itself uses. Rename this job's file`;
      careers.report(['jobs', index], message);
    } else if (!existing.includes(name)) {
      careers.report(['jobs', index], `There is no file jobs/${name}.yaml`);
    }
  }
}

function readJobs(
  files: readonly ContentFile<typeof jobSchema>[],
  placeholders: Placeholders,
  careers: Topics['careers'] | undefined,
  today: string,
): Job[] {
  const jobs: Job[] = [];
  for (const file of files) {
    const fields = file.check(placeholders);
    if (fields && careers) {
      const job = completeJob(path.parse(file.path).name, fields, careers);
      checkJob(file, job, jobs, today);
      jobs.push(job);
    }
  }
  return jobs;
}

/** Adds the fields that all jobs share. */
function completeJob(
  slug: string,
  job: z.infer<typeof jobSchema>,
  { location, workLocation, equalOpportunity, education }: Topics['careers'],
): Job {
  const requirements = [education.requirement, ...job.requirements];
  return { ...job, slug, location, workLocation, equalOpportunity, requirements };
}

/** Checks that involve more than one field or file. */
function checkJob(file: ContentFile, job: Job, others: readonly Job[], today: string) {
  const { title, datePosted, validThrough } = job;
  // The author's calendar can be a day ahead of the office's.
  if (datePosted > dayAfter(today))
    file.report(['datePosted'], `${datePosted} is in the future: today is ${today}`);
  if (validThrough !== undefined && validThrough < datePosted) {
    const message = `The last day to apply, ${validThrough}, is before datePosted, ${datePosted}`;
    file.report(['validThrough'], message);
  }
  // Applicants' emails have the title as their subject.
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase()))
    file.report(['title'], `"${title}" is already taken: every job needs its own title`);
}

function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate) + 24 * 3_600_000).toISOString().slice(0, 10);
}
