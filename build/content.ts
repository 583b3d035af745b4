import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, officeCity, officePlace } from '../src/contact/address';
import {
  contentSchemas,
  descriptionLimit,
  jobSchema,
  jobSummaryFields,
  type Content,
  type Job,
  type SiteContent,
} from '../src/content/schema';
import { paths } from '../src/paths';
import { jobDescription } from '../src/seo/metadata';
import { ContentFile } from './content-file';

/** Addresses that no job can have: other pages, and folders that the build writes. */
const takenSlugs = [
  ...Object.values(paths).map((page) => page.slice(1).toLowerCase()),
  ...['404', 'index', 'static', 'previews'],
];

/** Stands for a fact that `company.yaml` does not tell, so that the other files are told their mistakes too. */
const notGiven = 'unknown';

const jobFile = /^jobs[\\/]([^\\/]+)\.yaml$/;

/**
 * Reads, checks and completes the content: placeholders such as `{company}` are filled in, and every
 * job gets what all jobs share.
 *
 * @param directory the folder with `company.yaml` and the others
 * @param today ISO 8601 date; no job can have been posted later
 * @returns the content, complete only if there are no mistakes; these, as texts to print; and the names
 *   of the jobs' files that `careers.yaml` does not list
 */
export function readContent(directory: string, today: string) {
  const open = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    new ContentFile(path.join(directory, `${name}.yaml`), schema);
  const files = Object.fromEntries(
    Object.entries(contentSchemas).map(([name, schema]) => [name, open(fileName(name), schema)]),
  ) as { [Name in keyof Content]: ContentFile<(typeof contentSchemas)[Name]> };

  // The other files can name facts of this one.
  const site =
    process.env['SITE_URL']?.replace(/\/+$/, '') || String(files.company.document.get('siteUrl'));
  const company = files.company.check({ site });
  const placeholders = {
    company: company?.name ?? notGiven,
    city: company ? officeCity(company.address) : notGiven,
    place: company ? officePlace(company.address) : notGiven,
    address: company ? addressText(company.address) : notGiven,
    site,
  };

  const content = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, file.check(placeholders)]),
  ) as Content;
  if (company) content.company.siteUrl = site;
  const careers = content.careers as Content['careers'] | undefined;
  const present = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const written = present.flatMap((file) => jobFile.exec(file)?.[1] ?? []);
  const listed = careers?.jobs ?? written;
  const jobs: Job[] = [];
  const jobMistakes = listed.flatMap((slug, index) => {
    const file = open(`jobs/${slug}`, jobSchema);
    if (takenSlugs.includes(slug) || !written.includes(slug)) {
      const message = takenSlugs.includes(slug)
        ? `"/${slug}" is an address of the site itself`
        : `There is no ${file.path}`;
      files.careers.report(['jobs', index], message);
      return [];
    }
    const checked = file.check(placeholders);
    if (careers && checked) {
      const { location, workLocation, education } = careers;
      const requirements = [education.requirement, ...checked.requirements];
      const job = { ...checked, slug, location, workLocation, requirements };
      checkJob(file, job, jobs, today);
      jobs.push(job);
    }
    return file.mistakes;
  });

  const known = Object.keys(contentSchemas).map((name) => `${fileName(name)}.yaml`);
  const strays = present
    .filter((file) => file !== 'jobs' && !known.includes(file) && !jobFile.test(file))
    .map(
      (file) =>
        `${path.join(directory, file)}\n  Nothing on the site reads this file. Right are: ${known.join(', ')}, and jobs/<address>.yaml`,
    );
  const mistakes = Object.values(files).flatMap((file) => file.mistakes);
  return {
    content: { ...content, jobs },
    mistakes: [...strays, ...mistakes, ...jobMistakes],
    drafts: written.filter((slug) => !listed.includes(slug)),
  };
}

/** All mistakes, as the build prints them before it ends. */
export function mistakesAsText(mistakes: readonly string[]): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return [`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n');
}

/** Checks across fields and files: days in the wrong order, texts too long together, repeated titles. */
function checkJob(file: ContentFile, job: Job, others: readonly Job[], today: string) {
  const { title, datePosted, lastChanged, validThrough } = job;
  const tell = (field: string, message: string) => file.report([field], message);
  if (datePosted > today) tell('datePosted', `${datePosted} is in the future; today is ${today}`);
  const before = `comes before datePosted, ${datePosted}`;
  if (validThrough !== undefined && validThrough < datePosted)
    tell('validThrough', `The last day, ${validThrough}, ${before}`);
  if (lastChanged < datePosted) tell('lastChanged', `The last change, ${lastChanged}, ${before}`);
  const { length } = jobDescription(job);
  if (length > descriptionLimit)
    tell(
      'summary',
      `With place and salary in front, link previews would show ${length} characters; ${descriptionLimit} at most`,
    );
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase()))
    tell('title', `"${title}" is taken already: every job has to have its own title`);
}

/**
 * Writes the content as JSON modules, which pages import as `@content/….json`. The jobs' texts are
 * modules of their own, so that a page loads only the one it shows.
 */
export function writeContentModules(site: SiteContent, directory: string): void {
  const { jobs, careers, ...content } = site;
  const { eyebrow, title, lead } = careers;
  const modules = new Map([
    ...Object.entries(content).map(([name, value]) => [fileName(name), json(value)] as const),
    // Pages show no more of it.
    ['careers', json({ eyebrow, title, lead })],
    ['slugs', json(jobs.map(({ slug }) => slug))],
    // Enough to count the open jobs, where their titles would be too much to load.
    ['deadlines', json(jobs.map(({ validThrough }) => ({ validThrough })))],
    ['job-list', JSON.stringify(jobs, [...jobSummaryFields], 2)],
    ...jobs.map((job) => [`jobs/${job.slug}`, json(job)] as const),
  ]);
  mkdirSync(path.join(directory, 'jobs'), { recursive: true });
  for (const file of readdirSync(path.join(directory, 'jobs'))) {
    if (!modules.has(`jobs/${path.parse(file).name}`)) rmSync(path.join(directory, 'jobs', file));
  }
  for (const [name, text] of modules) {
    const file = path.join(directory, `${name}.json`);
    // The development server compiles whatever has been written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** `cloudTechnologies` → `cloud-technologies` */
export function fileName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
