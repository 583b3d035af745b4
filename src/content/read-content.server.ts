import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { addressText, cityAndStateCode, cityAndStateName } from './address';
import { ContentFile, type Mistake } from './content-file.server';
import { officeTime } from './office-time.server';
import { outputFiles, paths } from './paths';
import { contentFileName, jobSchema, schemas, slugPattern } from './schema.server';
import type { Facts } from './text-rules.server';
import type { Company, ContentByFile, EpochMs, Job, JobFile } from './types';

export type ReadContent = {
  /** Lacks the files with mistakes. */
  content: Partial<ContentByFile> & { jobs: Job[] };
  /** ISO 8601 date at the office. */
  today: string;
  /** Noon at the office. */
  now: EpochMs;
  /** The slugs of the job files that `careers.yaml` does not list. They are not checked. */
  drafts: string[];
  mistakes: Mistake[];
};

/** `buildDate` (ISO 8601) decides which jobs are open, instead of today at the office. */
type ReadOptions = { buildDate?: string | undefined };

type ContentFiles = { [Name in keyof ContentByFile]: ContentFile<(typeof schemas)[Name]> };

/**
 * Reads and checks the content, fills in placeholders such as `{company}`, and gives each job the
 * fields that all jobs share.
 */
export function readContent(directory: string, { buildDate }: ReadOptions = {}): ReadContent {
  const opened = Object.entries(schemas).map(([name, schema]) => {
    return [name, new ContentFile(directory, contentFileName(name), schema)];
  });
  const files = Object.fromEntries(opened) as ContentFiles;
  const { company: companyFile, ...otherFiles } = files;
  const site = String(companyFile.document.get('siteUrl'));
  const company = companyFile.check({ site });
  const facts = factsOf(company, site);
  const others = Object.entries(otherFiles).map(([name, file]) => [name, file.check(facts)]);
  const content: Partial<ContentByFile> = { company, ...Object.fromEntries(others) };

  // If company.yaml has mistakes, any time zone will do to check the dates.
  const timeZone = company?.timeZone ?? 'UTC';
  // Sweden writes dates as ISO 8601 does.
  const today = buildDate ?? new Date().toLocaleDateString('sv-SE', { timeZone });
  for (const [name, file] of Object.entries(otherFiles)) {
    checkDates(file, (content[name as keyof ContentByFile] ?? {}) as Dates, today);
  }

  const { slugs, mistakes } = readJobFolder(directory);
  const listed = content.careers?.jobs ?? slugs;
  if (content.careers) checkListedJobs(files.careers, listed, slugs);
  const jobFiles = listed
    .filter((slug) => slugs.includes(slug))
    .map((slug) => new ContentFile(directory, `jobs/${slug}.yaml`, jobSchema));
  const jobs = checkJobs(jobFiles, facts, today);
  const allFiles = [...Object.values(files), ...jobFiles];
  return {
    content: { ...content, jobs: jobs.flatMap((job) => addSharedFields(job, content)) },
    today,
    now: Date.parse(officeTime(today, '12:00:00', timeZone)),
    drafts: slugs.filter((slug) => !listed.includes(slug)),
    mistakes: [...allFiles.flatMap((file) => file.mistakes), ...mistakes],
  };
}

/** If company.yaml has mistakes, stand-ins, so that the other files can still be checked. */
function factsOf(company: Company | undefined, site: string): Facts {
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

type Dates = { datePosted?: string; lastChanged?: string; validThrough?: string | undefined };

function checkDates(file: ContentFile, dates: Dates, today: string) {
  const { datePosted = '', lastChanged = datePosted, validThrough = datePosted } = dates;
  // The author's calendar can be a day ahead of the office's.
  const tomorrow = new Date(Date.parse(today) + 24 * 3_600_000).toISOString().slice(0, 10);
  for (const [field, date] of Object.entries({ datePosted, lastChanged })) {
    if (date > tomorrow) file.report([field], `${date} is in the future: today is ${today}.`);
  }
  for (const [field, date] of Object.entries({ lastChanged, validThrough })) {
    if (date < datePosted) file.report([field], `${date} is before datePosted, ${datePosted}.`);
  }
  if (Number(validThrough.slice(0, 4)) > Number(today.slice(0, 4)) + 2) {
    file.report(['validThrough'], `${validThrough} is years away: today is ${today}.`);
  }
}

/** The slugs of the job files, and mistakes in the names of other files. */
function readJobFolder(directory: string): { slugs: string[]; mistakes: Mistake[] } {
  const folder = `${directory}/jobs`;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const isJob = (name: string) => name.endsWith('.yaml') && slugPattern.test(path.parse(name).name);
  // Editors leave behind files such as `.#clerk.yaml`, `clerk.yaml~` and `clerk.yaml.bak`.
  const isMisnamed = (name: string) => !isJob(name) && /^[^.#].*\.ya?ml(\.txt)?$/i.test(name);
  const message =
    'The name of a job file has lowercase letters, digits and hyphens, and ends with .yaml. Example: data-engineer.yaml';
  return {
    slugs: names.filter(isJob).map((name) => path.parse(name).name),
    mistakes: names
      .filter(isMisnamed)
      .map((name) => ({ file: `jobs/${name}`, message: `${folder}/${name}\n  ${message}` })),
  };
}

/** Names of pages, which most content files share, and of generated files and folders. */
const reservedSlugs = new Set(
  [
    ...Object.values(paths),
    ...Object.keys(schemas).map(contentFileName),
    ...Object.values(outputFiles),
    ...['index', '404', 'previews', 'static'],
  ].map((name) => path.parse(name).name.toLowerCase()),
);

function checkListedJobs(file: ContentFile, listed: string[], existing: string[]) {
  for (const [index, slug] of listed.entries()) {
    if (reservedSlugs.has(slug)) {
      const message = `The site itself uses the name "${slug}". Rename the job's file, and this entry.`;
      file.report(['jobs', index], message);
    } else if (!existing.includes(slug)) {
      file.report(['jobs', index], `There is no file jobs/${slug}.yaml.`);
    }
  }
}

function checkJobs(files: ContentFile<typeof jobSchema>[], facts: Facts, today: string) {
  const titles = new Set<string>();
  return files.flatMap((file) => {
    const job = file.check(facts);
    if (!job) return [];
    checkDates(file, job, today);
    // Applicants' emails have the title as their subject.
    const title = job.title.toLowerCase();
    if (titles.has(title)) file.report(['title'], `Another job has the title "${job.title}", too.`);
    titles.add(title);
    return [{ ...job, slug: path.parse(file.name).name }];
  });
}

/** Empty if the files with these fields have mistakes. */
function addSharedFields(
  job: JobFile & { slug: string },
  { company, careers }: Partial<ContentByFile>,
): Job[] {
  if (!company || !careers) return [];
  const { location, equalOpportunity, education } = careers;
  const workLocation = [...careers.workLocation, careers.officeLine];
  const requirements = [education.requirement, ...job.requirements];
  const closesAt = job.validThrough && officeTime(job.validThrough, '23:59:59', company.timeZone);
  return [{ ...job, closesAt, location, workLocation, equalOpportunity, requirements }];
}
