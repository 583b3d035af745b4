import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, officeCity, officePlace } from '../../src/contact/address';
import { contentSchemas, jobSchema } from '../../src/content/schema.server';
import type { ContentByFile, Job } from '../../src/content/types';
import { reservedSlugs } from '../files/output-files';
import { ContentFile, contentFileName } from './content-file';

type YamlFiles = { [Name in keyof ContentByFile]: ContentFile<(typeof contentSchemas)[Name]> };

type Placeholders = Record<string, string>;

/**
 * Reads the content, fills in placeholders such as `{company}`, and adds to each job the fields that all
 * jobs share. Throws an error that lists all mistakes.
 *
 * @param today ISO 8601 date at the office
 * @returns `drafts` are the job files that `careers.yaml` does not list
 */
export function readContent(directory: string, today: string) {
  const files = openFiles(directory);
  const placeholders = readPlaceholders(files.company);
  const checked = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, file.check(placeholders)]),
  ) as Partial<ContentByFile>;
  const existing = jobFileNames(directory);
  // If careers.yaml has mistakes, all job files are checked.
  const listed = checked.careers?.jobs ?? existing;
  if (checked.careers) checkJobNames(files.careers, listed, existing);
  const jobFiles = listed
    .filter((name) => existing.includes(name))
    .map((name) => new ContentFile(path.join(directory, `jobs/${name}.yaml`), jobSchema));
  const jobs = readJobs(jobFiles, placeholders, today);

  const mistakes = [...Object.values(files), ...jobFiles].flatMap((file) => file.mistakes);
  if (mistakes.length > 0) throw contentError(mistakes);
  const complete = checked as ContentByFile;
  return {
    content: {
      ...complete,
      jobs: jobs.map((job) => addSharedFields(job, complete.careers)),
    },
    drafts: existing.filter((name) => !listed.includes(name)),
  };
}

function openFiles(directory: string): YamlFiles {
  const files = Object.entries(contentSchemas).map(([name, schema]) => {
    const file = path.join(directory, `${contentFileName(name)}.yaml`);
    return [name, new ContentFile(file, schema)];
  });
  return Object.fromEntries(files) as YamlFiles;
}

function contentError(mistakes: readonly string[]): Error {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return new Error([`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n'));
}

/** The company's facts, which the other files use as placeholders. */
function readPlaceholders(file: YamlFiles['company']): Placeholders {
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
      const message = `The site itself uses the name "${name}". Rename the job's file, and this entry`;
      careers.report(['jobs', index], message);
    } else if (!existing.includes(name)) {
      careers.report(['jobs', index], `There is no file jobs/${name}.yaml`);
    }
  }
}

/** Reads the jobs, and checks across fields and files. */
function readJobs(
  files: readonly ContentFile<typeof jobSchema>[],
  placeholders: Placeholders,
  today: string,
) {
  const titles = new Set<string>();
  return files.flatMap((file) => {
    const job = file.check(placeholders);
    if (!job) return [];
    const { datePosted, validThrough } = job;
    // The author's calendar can be a day ahead of the office's.
    if (datePosted > dayAfter(today))
      file.report(['datePosted'], `${datePosted} is in the future: today is ${today}`);
    if (validThrough !== undefined && validThrough < datePosted) {
      const message = `The last day to apply, ${validThrough}, is before datePosted, ${datePosted}`;
      file.report(['validThrough'], message);
    }
    // Applicants' emails have the title as their subject.
    const title = job.title.toLowerCase();
    if (titles.has(title))
      file.report(['title'], `"${job.title}" is already taken: every job needs its own title`);
    titles.add(title);
    return [{ ...job, slug: path.parse(file.path).name }];
  });
}

function addSharedFields(
  job: z.infer<typeof jobSchema> & { slug: string },
  { location, workLocation, equalOpportunity, education }: ContentByFile['careers'],
): Job {
  const requirements = [education.requirement, ...job.requirements];
  return { ...job, location, workLocation, equalOpportunity, requirements };
}

function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate) + 24 * 3_600_000).toISOString().slice(0, 10);
}
