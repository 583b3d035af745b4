import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, officeCity, officePlace } from '../src/contact/address';
import {
  contentSchemas,
  descriptionLimit,
  jobSchema,
  type Content,
  type Job,
  type JobSummary,
  type SiteContent,
} from '../src/content/schema';
import { jobDescription } from '../src/seo/metadata';
import { ContentFile } from './content-file';
import { reservedSlugs } from './output-files';

type TopicFiles = { [Name in keyof Content]: ContentFile<(typeof contentSchemas)[Name]> };

type Placeholders = Record<string, string>;

/**
 * Reads, checks and completes the content: fills in placeholders such as `{company}`, and adds to each
 * job what all jobs share.
 *
 * @param directory the folder with `company.yaml` and the others
 * @param today ISO 8601 date at the office
 * @returns the content, complete only if there are no mistakes; the mistakes, as texts to print; and the
 *   names of job files that `careers.yaml` does not list
 */
export function readContent(directory: string, today: string) {
  const present = contentFiles(directory);
  const files = openTopics(directory);
  const placeholders = readCompany(files.company);
  const topics = readTopics(files, placeholders);
  const { jobs, mistakes, drafts } = readJobs(
    { directory, present, placeholders, today, careersFile: files.careers },
    topics.careers as Content['careers'] | undefined,
  );
  return {
    content: { ...topics, jobs },
    mistakes: [
      ...unknownFiles(directory, present),
      ...Object.values(files).flatMap((file) => file.mistakes),
      ...mistakes,
    ],
    drafts,
  };
}

/** Files that operating systems and editors leave behind: `.DS_Store`, `home.yaml~`, `.home.yaml.swp`. */
const leftover = /^\.|~$|^#.*#$|\.(swp|tmp|bak|orig)$|^(Thumbs\.db|desktop\.ini)$/i;

/** Every file in the folder, as a path below it, except leftovers. */
function contentFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file !== 'jobs' && !file.split(path.sep).some((name) => leftover.test(name)),
  );
}

const jobFile = /^jobs[\\/]([^\\/]+)\.yaml$/;

function unknownFiles(directory: string, present: readonly string[]): string[] {
  const known = Object.keys(contentSchemas).map((name) => `${fileName(name)}.yaml`);
  return present
    .filter((file) => !known.includes(file) && !jobFile.test(file))
    .map(
      (file) =>
        `${path.join(directory, file)}\n  The site does not use this file. It uses ${known.join(', ')} and jobs/<address>.yaml`,
    );
}

function openTopics(directory: string) {
  return Object.fromEntries(
    Object.entries(contentSchemas).map(([name, schema]) => [
      name,
      openFile(directory, fileName(name), schema),
    ]),
  ) as TopicFiles;
}

function openFile<Schema extends z.ZodType>(directory: string, name: string, schema: Schema) {
  return new ContentFile(path.join(directory, `${name}.yaml`), schema);
}

/** The company's facts, which the other files can name. */
function readCompany(file: TopicFiles['company']): Placeholders {
  const siteUrl = file.document.get('siteUrl');
  // A mistake in siteUrl is reported once, not for each link to it.
  const site = URL.canParse(String(siteUrl)) ? String(siteUrl) : 'https://www.example.com';
  const company = file.check({ site });
  // Without a valid company.yaml, the texts that name its facts are checked all the same.
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

/** Reads every file but the jobs'; one with mistakes is `undefined`. */
function readTopics(files: TopicFiles, placeholders: Placeholders) {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, file.check(placeholders)]),
  ) as Content;
}

type JobsContext = {
  directory: string;
  present: readonly string[];
  placeholders: Placeholders;
  today: string;
  careersFile: ContentFile;
};

/** Reads the jobs that `careers.yaml` lists or, if that has mistakes, all. */
function readJobs(
  { directory, present, placeholders, today, careersFile }: JobsContext,
  careers: Content['careers'] | undefined,
) {
  const reserved = reservedSlugs();
  const written = present.flatMap((file) => jobFile.exec(file)?.[1] ?? []);
  const listed = careers?.jobs ?? written;
  const jobs: Job[] = [];
  const mistakes: string[] = [];
  for (const [index, slug] of listed.entries()) {
    const file = openFile(directory, `jobs/${slug}`, jobSchema);
    if (reserved.has(slug)) {
      const message = `"${slug}" is a name that the site itself uses. Rename this job's file`;
      careersFile.report(['jobs', index], message);
    } else if (!written.includes(slug)) {
      careersFile.report(['jobs', index], `There is no ${file.path}`);
    } else {
      const checked = file.check(placeholders);
      if (careers && checked) {
        const job = completeJob(slug, checked, careers);
        checkJob(file, job, jobs, today);
        jobs.push(job);
      }
      mistakes.push(...file.mistakes);
    }
  }
  return { jobs, mistakes, drafts: written.filter((slug) => !listed.includes(slug)) };
}

/** Adds what all jobs share. */
function completeJob(
  slug: string,
  job: z.infer<typeof jobSchema>,
  { location, workLocation, equalOpportunity, education }: Content['careers'],
): Job {
  const requirements = [education.requirement, ...job.requirements];
  return { ...job, slug, location, workLocation, equalOpportunity, requirements };
}

/** Checks across fields and files: dates out of order, texts too long together, repeated titles. */
function checkJob(file: ContentFile, job: Job, others: readonly Job[], today: string) {
  const { title, datePosted, lastChanged, validThrough } = job;
  const report = (field: string, message: string) => file.report([field], message);
  // The author's calendar may be a day ahead of the office's.
  if (datePosted > dayAfter(today))
    report('datePosted', `${datePosted} is in the future: today is ${today}`);
  const before = `is before datePosted, ${datePosted}`;
  if (validThrough !== undefined && validThrough < datePosted)
    report('validThrough', `The last day to apply, ${validThrough}, ${before}`);
  if (lastChanged < datePosted) report('lastChanged', `The last change, ${lastChanged}, ${before}`);
  const { length } = jobDescription(job);
  if (length > descriptionLimit)
    report(
      'summary',
      `With place and salary before it, link previews would show ${length} characters; the limit is ${descriptionLimit}`,
    );
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase()))
    report('title', `"${title}" is already taken: every job needs its own title`);
}

function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate) + 24 * 3_600_000).toISOString().slice(0, 10);
}

/** All mistakes, as the build prints them when it stops. */
export function mistakesAsText(mistakes: readonly string[]): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return [`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n');
}

/**
 * Writes the content as JSON modules, which pages import as `@content/….json`. Each job is a module of
 * its own, so that a page loads only the one it shows.
 */
export function writeContentModules(site: SiteContent, directory: string): void {
  const { jobs, careers, ...content } = site;
  const { eyebrow, title, lead } = careers;
  const modules = new Map<string, unknown>([
    ...Object.entries(content).map(([name, value]) => [fileName(name), value] as const),
    // The pages show no more of it.
    ['careers', { eyebrow, title, lead }],
    ['slugs', jobs.map(({ slug }) => slug)],
    // Enough to count the open jobs; their titles would be too much to load on the home page.
    ['deadlines', jobs.map(({ validThrough }) => ({ validThrough }))],
    ['job-list', jobs.map(toSummary)],
    ...jobs.map((job) => [`jobs/${job.slug}`, job] as const),
  ]);
  mkdirSync(path.join(directory, 'jobs'), { recursive: true });
  for (const file of readdirSync(path.join(directory, 'jobs'))) {
    if (!modules.has(`jobs/${path.parse(file).name}`)) rmSync(path.join(directory, 'jobs', file));
  }
  for (const [name, value] of modules) {
    const file = path.join(directory, `${name}.json`);
    const text = JSON.stringify(value, null, 2);
    // The development server recompiles every file that is written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

function toSummary({ slug, title, salary, summary, validThrough }: Job): JobSummary {
  return { slug, title, salary, summary, validThrough };
}

/** `cloudTechnologies` → `cloud-technologies` */
export function fileName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
