import { existsSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, cityAndStateCode, cityAndStateName } from '../../src/contact/address';
import { contentSchemas, jobSchema } from '../../src/content/schema.server';
import type { ContentByFile, Job } from '../../src/content/types';
import { reservedSlugs } from '../output-files';
import { ContentFile, contentFileName } from './content-file';
import { readJobFolder } from './job-folder';
import { officeDate, officeTime } from './office-time';
import type { Placeholders } from './placeholders';
import { similarFile } from './similar-file';

type YamlFiles = { [Name in keyof ContentByFile]: ContentFile<(typeof contentSchemas)[Name]> };

type JobFile = ContentFile<typeof jobSchema>;

/**
 * Reads the content, fills in placeholders such as `{company}`, and adds to each job the fields that all
 * jobs share. Throws an error that lists all mistakes.
 *
 * @param buildDate ISO 8601 date that decides which jobs are open, instead of today's at the office
 * @returns `today` is that date, and `now` a moment on it in ms since the epoch; `drafts` are the job files
 *   that `careers.yaml` does not list; `characters` are those of each file that are not in ASCII
 */
export function readContent(directory: string, buildDate?: string) {
  if (!existsSync(directory))
    throw new Error(`There is no folder ${directory}, from which the site's content is read.`);
  const files = openFiles(directory);
  const { company: companyFile, ...otherFiles } = files;
  const site = siteUrl(companyFile);
  const company = companyFile.check({ site });
  const placeholders = placeholdersOf(company, site);
  const others = Object.entries(otherFiles).map(([name, file]) => [name, file.check(placeholders)]);
  const checked: Partial<ContentByFile> = { company, ...Object.fromEntries(others) };
  // If company.yaml has mistakes, the dates are still checked.
  const timeZone = checked.company?.timeZone ?? 'UTC';
  const today = buildDate ?? officeDate(new Date(), timeZone);
  const folder = readJobFolder(directory);
  const existing = new Set(folder.names);
  // If careers.yaml has mistakes, all job files are checked.
  const listed = checked.careers?.jobs ?? folder.names;
  // A wrong name in the folder is one mistake, not another for each job it is meant for.
  if (checked.careers && folder.mistakes.length === 0)
    checkJobNames(files.careers, listed, existing);
  const jobFiles = listed
    .filter((name) => existing.has(name))
    .map((name) => new ContentFile(jobFile(directory, name), jobSchema));
  const sharedRequirement = checked.careers?.education.requirement ?? '';
  const jobs = readJobs(jobFiles, placeholders, today, sharedRequirement);
  for (const name of ['home', 'careers'] as const) {
    const { lastChanged } = checked[name] ?? {};
    checkNotFuture(files[name], { lastChanged }, today);
  }

  const allFiles = [...Object.values(files), ...jobFiles];
  const mistakes = allFiles.flatMap((file) => file.mistakes);
  mistakes.push(...folder.mistakes);
  if (mistakes.length > 0) throw contentError(mistakes);
  const isListed = new Set(listed);
  const complete = checked as ContentByFile;
  return {
    content: {
      ...complete,
      jobs: jobs.map((job) => addSharedFields(job, complete)),
    },
    today,
    now: Date.parse(officeTime(today, '12:00:00', timeZone)),
    drafts: folder.names.filter((name) => !isListed.has(name)),
    characters: allFiles.flatMap((file) => [...file.characters()]),
  };
}

function openFiles(directory: string): YamlFiles {
  const files = Object.entries(contentSchemas).map(([name, schema]) => {
    const file = `${directory}/${contentFileName(name)}.yaml`;
    return [name, new ContentFile(file, schema)];
  });
  return Object.fromEntries(files) as YamlFiles;
}

function contentError(mistakes: readonly string[]): Error {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return new Error([`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n'));
}

/** The address that `{site}` stands for, in company.yaml too. */
function siteUrl(file: YamlFiles['company']): string {
  const url = String(file.document.get('siteUrl'));
  if (url.includes('{'))
    file.report(['siteUrl'], 'Write the address itself. Example: https://www.example.com');
  // A mistake in siteUrl is reported once, not again for each link that uses {site}.
  return URL.canParse(url) ? url : 'https://www.example.com';
}

/** The company's facts, which the other files use as placeholders. */
function placeholdersOf(company: ContentByFile['company'] | undefined, site: string): Placeholders {
  // If company.yaml has mistakes, the other files are still checked.
  const unknown = 'unknown';
  return {
    site,
    company: company?.name ?? unknown,
    phone: company?.phone ?? unknown,
    hrEmail: company?.hrEmail ?? unknown,
    city: company ? cityAndStateCode(company.address) : unknown,
    place: company ? cityAndStateName(company.address) : unknown,
    address: company ? addressText(company.address) : unknown,
  };
}

function jobFile(directory: string, name: string): string {
  return `${directory}/jobs/${name}.yaml`;
}

/** Checks that each listed job has a file, and a name that the site itself does not use. */
function checkJobNames(
  careers: ContentFile,
  listed: readonly string[],
  existing: ReadonlySet<string>,
) {
  const reserved = reservedSlugs();
  for (const [index, name] of listed.entries()) {
    if (reserved.has(name)) {
      const message = `The site itself uses the name "${name}". Rename the job's file, and this entry`;
      careers.report(['jobs', index], message);
    } else if (!existing.has(name)) {
      const hint = missingJobHint(path.dirname(careers.path), name, listed);
      careers.report(['jobs', index], `There is no file jobs/${name}.yaml${hint}`);
    }
  }
}

/** Where the file of a job may be, if there is one like it. */
function missingJobHint(directory: string, name: string, listed: readonly string[]): string {
  if (existsSync(path.join(directory, `${name}.yaml`)))
    return `. Move ${name}.yaml into the folder jobs`;
  const filesOfOthers = listed.map((other) => `${other}.yaml`);
  const similar = similarFile(jobFile(directory, name), filesOfOthers);
  return similar === undefined ? '' : `. There is "${similar}": if that is it, rename it`;
}

/** Reads the jobs, and checks across fields and files. */
function readJobs(
  files: readonly JobFile[],
  placeholders: Placeholders,
  today: string,
  sharedRequirement: string,
) {
  const titles = new Set<string>();
  return files.flatMap((file) => {
    const job = file.check(placeholders);
    if (!job) return [];
    checkDates(file, job, today);
    const index = job.requirements.indexOf(sharedRequirement);
    if (index !== -1) {
      const message =
        'Remove this line: the build adds it, because careers.yaml has it for all jobs';
      file.report(['requirements', index], message);
    }
    // Applicants' emails have the title as their subject.
    const title = job.title.toLowerCase();
    if (titles.has(title))
      file.report(['title'], `"${job.title}" is already taken: every job needs its own title`);
    titles.add(title);
    return [{ ...job, slug: path.parse(file.path).name }];
  });
}

function checkDates(file: JobFile, job: z.infer<typeof jobSchema>, today: string) {
  const { datePosted, lastChanged, validThrough } = job;
  checkNotFuture(file, { datePosted, lastChanged }, today);
  if (lastChanged < datePosted) {
    const message = `The last change, ${lastChanged}, is before datePosted, ${datePosted}: set it to the same day, or a later one`;
    file.report(['lastChanged'], message);
  }
  if (validThrough === undefined) return;
  if (validThrough < datePosted) {
    const message = `The last day to apply, ${validThrough}, is before datePosted, ${datePosted}`;
    file.report(['validThrough'], message);
  }
  if (Number(validThrough.slice(0, 4)) > Number(today.slice(0, 4)) + 2) {
    const message = `The last day to apply, ${validThrough}, is years away: today is ${today}`;
    file.report(['validThrough'], message);
  }
}

function checkNotFuture(
  file: ContentFile,
  dates: Readonly<Record<string, string | undefined>>,
  today: string,
) {
  // The author's calendar can be a day ahead of the office's.
  const latest = dayAfter(today);
  for (const [field, date] of Object.entries(dates)) {
    if (date !== undefined && date > latest)
      file.report([field], `${date} is in the future: today is ${today}`);
  }
}

function addSharedFields(
  job: z.infer<typeof jobSchema> & { slug: string },
  { company, careers }: ContentByFile,
): Job {
  const { location, workLocation, equalOpportunity, education } = careers;
  const requirements = [education.requirement, ...job.requirements];
  const closesAt = job.validThrough && officeTime(job.validThrough, '23:59:59', company.timeZone);
  return { ...job, closesAt, location, workLocation, equalOpportunity, requirements };
}

function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate) + 24 * 3_600_000).toISOString().slice(0, 10);
}
