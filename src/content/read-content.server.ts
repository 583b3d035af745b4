import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { sitePreviewName } from '../document/metadata';
import { addressText, cityAndStateCode, cityAndStateName } from './address';
import { ContentFile, type Mistake } from './content-file.server';
import { withoutMarks } from './lead-words';
import { officeDate, officeTime } from './office-time.server';
import { outputFiles } from './output-files';
import { paths } from './paths';
import { contentFileName, jobSchema, schemas, slugPattern } from './schema.server';
import type { Facts } from './text-rules.server';
import type { Careers, Company, ContentByFile, EpochMs, Job, JobFile, SiteContent } from './types';

export type ReadContent = {
  /** Incomplete if there are mistakes. */
  content: SiteContent;
  /** Noon at the office. */
  now: EpochMs;
  /** The slugs of the job files that `careers.yaml` does not list. They are not checked. */
  drafts: string[];
  mistakes: Mistake[];
};

/** `buildDate` (ISO 8601) decides which jobs are open, instead of today at the office. */
type ReadOptions = { buildDate?: string | undefined };

/**
 * Reads and checks the content, fills in placeholders such as `{company}`, and gives each job the
 * fields that all jobs share.
 */
export function readContent(directory: string, { buildDate }: ReadOptions = {}): ReadContent {
  const { company: companySchema, ...otherSchemas } = schemas;
  const companyFile = new ContentFile(directory, contentFileName('company'), companySchema);
  const site = String(companyFile.document.get('siteUrl'));
  const company = companyFile.check({ site });
  // Mistakes in one file do not hide those in the others.
  const facts = company ? factsOf(company) : unknownFacts;
  const files = Object.entries(otherSchemas).map(
    ([name, schema]) => [name, new ContentFile(directory, contentFileName(name), schema)] as const,
  );
  const checked = files.map(([name, file]) => [name, file.check(facts)]);
  const content = { company, ...Object.fromEntries(checked) } as ContentByFile;
  const { careers } = content as Partial<ContentByFile>;
  const careersFile = Object.fromEntries(files)['careers'];

  const today = buildDate ?? officeDate(Date.now(), company?.timeZone ?? 'UTC');
  const { slugs, mistakes } = readJobFolder(directory);
  if (careers && careersFile) checkListedJobs(careersFile, careers.jobs, slugs);
  const listed = careers?.jobs ?? slugs;
  const jobFiles = listed
    .filter((slug) => slugs.includes(slug))
    .map((slug) => new ContentFile(directory, `jobs/${slug}.yaml`, jobSchema));
  const jobs = checkJobs(jobFiles, facts, today, careers?.education.requirement ?? '');
  const allFiles = [companyFile, ...files.map(([, file]) => file), ...jobFiles];
  const allMistakes = [...allFiles.flatMap((file) => file.mistakes), ...mistakes];
  if (!company || !careers) {
    return {
      content: { jobs: [] as Job[] } as SiteContent,
      now: 0,
      drafts: [],
      mistakes: allMistakes,
    };
  }
  return {
    content: { ...content, jobs: jobs.map((job) => addSharedFields(job, company, careers)) },
    now: Date.parse(officeTime(today, '12:00:00', company.timeZone)),
    drafts: slugs.filter((slug) => !careers.jobs.includes(slug)),
    mistakes: allMistakes,
  };
}

/** Stand in for the facts if company.yaml has mistakes. */
const unknownFacts: Facts = {
  site: 'https://www.example.com',
  company: 'unknown',
  phone: 'unknown',
  hrEmail: 'unknown',
  city: 'unknown',
  place: 'unknown',
  address: 'unknown',
};

function factsOf({ siteUrl, name, phone, hrEmail, address }: Company): Facts {
  return {
    site: siteUrl,
    company: name,
    phone,
    hrEmail,
    city: cityAndStateCode(address),
    place: cityAndStateName(address),
    address: addressText(address),
  };
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

/** Names of pages, which most content files share, and of other files and folders of the site. */
const reservedSlugs = new Set(
  [
    ...Object.values(paths),
    ...Object.keys(schemas).map(contentFileName),
    ...Object.values(outputFiles),
    ...['index', '404', 'licenses', 'previews', 'static', sitePreviewName],
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

function checkJobs(
  files: ContentFile<typeof jobSchema>[],
  facts: Facts,
  today: string,
  sharedRequirement: string,
) {
  const titles = new Set<string>();
  return files.flatMap((file) => {
    const job = file.check(facts);
    if (!job) return [];
    checkDates(file, job, today);
    const index = job.requirements.findIndex((text) => isSameText(text, sharedRequirement));
    if (index !== -1) {
      const message = 'Delete this line: careers.yaml has it for all jobs, and the build adds it.';
      file.report(['requirements', index], message);
    }
    // Applicants' emails have the title as their subject.
    const title = job.title.toLowerCase();
    if (titles.has(title)) file.report(['title'], `Another job has the title "${job.title}", too.`);
    titles.add(title);
    return [{ ...job, slug: path.parse(file.name).name }];
  });
}

function isSameText(text: string, other: string): boolean {
  return withoutMarks(text).toLowerCase() === withoutMarks(other).toLowerCase();
}

function checkDates(file: ContentFile, job: JobFile, today: string) {
  const { datePosted, validThrough = datePosted } = job;
  // The author's calendar can be a day ahead of the office's.
  const tomorrow = new Date(Date.parse(today) + 24 * 3_600_000).toISOString().slice(0, 10);
  if (datePosted > tomorrow) {
    file.report(['datePosted'], `${datePosted} is in the future: today is ${today}.`);
  }
  if (validThrough < datePosted) {
    file.report(['validThrough'], `${validThrough} is before datePosted, ${datePosted}.`);
  }
  if (Number(validThrough.slice(0, 4)) > Number(today.slice(0, 4)) + 2) {
    file.report(['validThrough'], `${validThrough} is years away: today is ${today}.`);
  }
}

function addSharedFields(
  job: JobFile & { slug: string },
  { timeZone }: Company,
  careers: Careers,
): Job {
  const { location, equalOpportunity, education } = careers;
  const workLocation = [...careers.workLocation, careers.officeLine];
  const requirements = [education.requirement, ...job.requirements];
  const closesAt = job.validThrough && officeTime(job.validThrough, '23:59:59', timeZone);
  return { ...job, closesAt, location, workLocation, equalOpportunity, requirements };
}
