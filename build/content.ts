import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, officeCity, officePlace } from '../src/contact/address';
import {
  careersSchema,
  cloudTechnologiesSchema,
  companySchema,
  descriptionLimit,
  footerSchema,
  homeSchema,
  jobSchema,
  notFoundSchema,
  repeated,
  servicesSchema,
  type Company,
  type Job,
  type JobSummary,
  type SiteContent,
} from '../src/content/schema';
import { jobDescription } from '../src/seo/metadata';
import { ContentFile, type Issue } from './content-file';

/** The files of `content/` beside the jobs', and what each may hold. */
export const contentSchemas = {
  company: companySchema,
  home: homeSchema,
  services: servicesSchema,
  'cloud-technologies': cloudTechnologiesSchema,
  careers: careersSchema,
  footer: footerSchema,
  'not-found': notFoundSchema,
} as const;

/** Addresses that no job can have: other pages, and folders that the build writes. */
const takenSlugs = ['home', 'career', '404', 'index', 'static', 'previews'];

export type ReadContent = {
  /** Only to be relied on while there are no mistakes. */
  content: SiteContent;
  /** Everything that must not be published, each as text to print; empty if the content is sound. */
  mistakes: string[];
  /** Files of jobs that `careers.yaml` does not list. */
  drafts: string[];
};

/**
 * Reads, checks and completes the content: placeholders such as `{company}` are filled in, and every
 * job gets what all jobs share.
 *
 * @param directory the folder with `company.yaml` and the others
 * @param today ISO 8601 date; no job can have been posted later
 */
export function readContent(directory: string, today: string): ReadContent {
  const files = new Map<string, ContentFile>();
  const open = (name: string, schema: z.ZodType) => {
    const file = new ContentFile(path.join(directory, `${name}.yaml`), schema);
    files.set(name, file);
    return file;
  };
  const strays = strayFiles(directory).map(
    (file) =>
      `${path.join(directory, file)}\n  Nothing on the site reads this file. Right are: ${Object.keys(contentSchemas).join('.yaml, ')}.yaml, and jobs/<address>.yaml`,
  );

  // The other files name facts of this one.
  const companyFile = open('company', companySchema);
  const siteUrl = process.env['SITE_URL']?.replace(/\/+$/, '') || companyFile.get('siteUrl');
  const company = companyFile.check({ site: String(siteUrl) }) as Company | undefined;
  if (company === undefined)
    return { content: {} as SiteContent, mistakes: companyFile.mistakes, drafts: [] };
  company.siteUrl = String(siteUrl);

  const placeholders = {
    company: company.name,
    city: officeCity(company.address),
    place: officePlace(company.address),
    address: addressText(company.address),
    site: company.siteUrl,
  };
  const read = <Name extends keyof typeof contentSchemas>(name: Name) =>
    open(name, contentSchemas[name]).check(placeholders) as z.infer<(typeof contentSchemas)[Name]>;
  const careers = read('careers');
  const content: SiteContent = {
    company,
    home: read('home'),
    services: read('services'),
    cloudTechnologies: read('cloud-technologies'),
    careers,
    footer: read('footer'),
    notFound: read('not-found'),
    jobs: [],
  };

  const written = jobFiles(directory);
  const listed = files.get('careers')?.mistakes.length === 0 ? careers.jobs : [];
  listed.forEach((slug, index) => {
    const report = (message: string) =>
      files.get('careers')?.report({ path: ['jobs', index], message });
    if (takenSlugs.includes(slug)) return report(`"/${slug}" is an address of the site itself`);
    if (!written.includes(slug))
      return report(`There is no ${path.join(directory, 'jobs', `${slug}.yaml`)}`);
    const file = open(`jobs/${slug}`, jobSchema);
    const job = file.check(placeholders) as z.infer<typeof jobSchema>;
    if (file.mistakes.length > 0) return;
    const { location, workLocation, education } = careers;
    const requirements = [education.requirement, ...job.requirements];
    content.jobs.push({ ...job, slug, location, workLocation, requirements });
    checkJob(job, content.jobs, today).forEach((issue) => file.report(issue));
  });

  return {
    content,
    mistakes: [...strays, ...[...files.values()].flatMap(({ mistakes }) => mistakes)],
    drafts: written.filter((slug) => !listed.includes(slug)),
  };
}

/** All mistakes, as the build prints them before it ends. */
export function mistakesAsText(mistakes: readonly string[]): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return [`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n');
}

/** Checks across fields: days in the wrong order, texts too long together, repeated titles. */
function checkJob(job: z.infer<typeof jobSchema>, jobs: readonly Job[], today: string): Issue[] {
  const { datePosted, lastChanged, validThrough } = job;
  const { length } = jobDescription(jobs.at(-1) as Job);
  const rules: [wrong: boolean, field: string, message: string][] = [
    [datePosted > today, 'datePosted', `${datePosted} is in the future; today is ${today}`],
    [
      validThrough !== undefined && validThrough < datePosted,
      'validThrough',
      `The last day, ${validThrough}, comes before datePosted, ${datePosted}`,
    ],
    [
      lastChanged < datePosted,
      'lastChanged',
      `The last change, ${lastChanged}, comes before datePosted, ${datePosted}`,
    ],
    [
      length > descriptionLimit,
      'summary',
      `With place and salary in front, link previews would show ${length} characters; ${descriptionLimit} at most`,
    ],
    [
      repeated(jobs.map(({ title }) => title)).includes(jobs.length - 1),
      'title',
      `"${job.title}" is taken already: every job has to have its own title`,
    ],
  ];
  return rules.flatMap(([wrong, field, message]) => (wrong ? [{ path: [field], message }] : []));
}

function jobFiles(directory: string): string[] {
  const jobs = path.join(directory, 'jobs');
  if (!existsSync(jobs)) return [];
  return readdirSync(jobs)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length));
}

function strayFiles(directory: string): string[] {
  const known = Object.keys(contentSchemas).map((name) => `${name}.yaml`);
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((file) => !known.includes(file) && !/^jobs[\\/][^\\/]+\.yaml$/.test(file));
}

/**
 * Writes the content as JSON modules, which pages import as `@content/….json`. The jobs' texts are
 * modules of their own, so that a page loads only the one it shows.
 */
export function writeContentModules(content: SiteContent, directory: string): void {
  const { jobs, ...rest } = content;
  const { company, home, services, cloudTechnologies, careers, footer, notFound } = rest;
  const modules: Record<string, unknown> = {
    company,
    home,
    services,
    'cloud-technologies': cloudTechnologies,
    careers,
    footer,
    'not-found': notFound,
    slugs: jobs.map(({ slug }) => slug),
    'job-list': jobs.map(toSummary),
    ...Object.fromEntries(jobs.map((job) => [`jobs/${job.slug}`, job])),
  };
  mkdirSync(path.join(directory, 'jobs'), { recursive: true });
  for (const slug of readdirSync(path.join(directory, 'jobs'))) {
    if (!(`jobs/${path.parse(slug).name}` in modules)) rmSync(path.join(directory, 'jobs', slug));
  }
  for (const [name, value] of Object.entries(modules)) {
    const file = path.join(directory, `${name}.json`);
    const text = JSON.stringify(value, null, 2);
    // A development server compiles what has changed.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

function toSummary({ slug, title, salary, summary, validThrough }: Job): JobSummary {
  return { slug, title, salary, summary, ...(validThrough !== undefined && { validThrough }) };
}
