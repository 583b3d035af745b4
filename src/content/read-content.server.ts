import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, cityAndStateCode, cityAndStateName } from './address';
import {
  type CheckedFile,
  checkFields,
  type CorrectFile,
  fieldMistake,
  readContentFile,
} from './content-file.server';
import { withoutMarks } from './lead-words';
import { officeDate, officeTime } from './office-time.server';
import { outputFiles, sitePreviewName } from './output-files';
import { paths } from './paths';
import { contentFileName, jobSchema, schemas, slugPattern } from './schema.server';
import type { Facts } from './text-rules.server';
import type {
  Careers,
  CareersFile,
  Company,
  CompanyFile,
  EpochMs,
  Job,
  JobFile,
  SiteContent,
} from './types';
import { withTypographicQuotes } from './typographic-quotes.server';
import { type FieldProblem, type Mistake, readYamlFile } from './yaml-file.server';

/** Content without mistakes. */
export type CorrectContent = {
  content: SiteContent;
  /** Noon at the office on the day of the build. */
  buildTime: EpochMs;
  /** The slugs of the job files that `careers.yaml` does not list. They are not checked. */
  drafts: string[];
};

export type ReadContent = CorrectContent | { mistakes: Mistake[] };

/** `buildDate` (ISO 8601) decides which jobs are open, instead of today at the office. */
type ReadOptions = { buildDate?: string | undefined };

/**
 * Reads and checks the content, fills in placeholders such as `{company}`, and gives each job the
 * fields that all jobs share.
 */
export function readContent(directory: string, { buildDate }: ReadOptions = {}): ReadContent {
  const company = readCompany(directory);
  // Mistakes in one file do not hide those in the others.
  const facts = isCorrect(company) ? factsOf(company.content) : unknownFacts;
  const timeZone = isCorrect(company) ? company.content.timeZone : 'UTC';
  const today = buildDate ?? officeDate(Date.now(), timeZone);

  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readContentFile({ directory, name: contentFileName(name), schema, facts });
  const home = read('home', schemas.home);
  const services = read('services', schemas.services);
  const cloudTechnologies = read('cloudTechnologies', schemas.cloudTechnologies);
  const careers = read('careers', schemas.careers);
  const footer = read('footer', schemas.footer);
  const notFound = read('notFound', schemas.notFound);

  const folder = readJobFolder(directory);
  const listMistakes = isCorrect(careers) ? checkJobList(careers, folder.slugs) : [];
  const listedSlugs = isCorrect(careers) ? careers.content.jobs : folder.slugs;
  const jobs = listedSlugs
    .filter((slug) => folder.slugs.includes(slug))
    .map((slug) => readJob({ directory, slug, facts }));
  const sharedRequirement = isCorrect(careers) ? careers.content.education.requirement : '';
  const jobMistakes = checkJobs(jobs.filter(isCorrect), { today, sharedRequirement });

  const files = [company, home, services, cloudTechnologies, careers, footer, notFound];
  const mistakes = [
    ...files.flatMap(mistakesIn),
    ...listMistakes,
    ...jobs.flatMap(mistakesIn),
    ...jobMistakes,
    ...folder.mistakes,
  ];
  if (mistakes.length > 0) return { mistakes };

  const { jobs: slugs, ...careersContent } = contentOf(careers);
  const companyFile = contentOf(company);
  // `readSite` adds the folder.
  const companyContent = { ...companyFile, baseUrl: companyFile.siteUrl };
  return {
    content: withTypographicQuotes({
      company: companyContent,
      home: contentOf(home),
      services: contentOf(services),
      cloudTechnologies: contentOf(cloudTechnologies),
      careers: careersContent,
      footer: contentOf(footer),
      notFound: contentOf(notFound),
      jobs: jobs.map((job) => addSharedFields(contentOf(job), companyContent, careersContent)),
    }),
    buildTime: Date.parse(officeTime(today, '12:00:00', timeZone)),
    drafts: folder.slugs.filter((slug) => !slugs.includes(slug)),
  };
}

function isCorrect<Content>(file: CheckedFile<Content>): file is CorrectFile<Content> {
  return 'content' in file;
}

function mistakesIn(file: CheckedFile<unknown>): Mistake[] {
  return isCorrect(file) ? [] : file.mistakes;
}

/** Throws if the file has mistakes. */
function contentOf<Content>(file: CheckedFile<Content>): Content {
  if (!isCorrect(file)) throw new Error('This file has mistakes, so it has no content.');
  return file.content;
}

/** The other files need its facts. It can use only one itself: `{site}`. */
function readCompany(directory: string): CheckedFile<CompanyFile> {
  const file = readYamlFile(directory, contentFileName('company'));
  if ('mistakes' in file) return file;
  const facts = { site: String(file.document.get('siteUrl')) };
  return checkFields(file, { schema: schemas.company, facts });
}

function factsOf({ siteUrl, name, phone, hrEmail, address }: CompanyFile): Facts {
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

/** The slugs of the job files, and mistakes in the names of other files. */
function readJobFolder(directory: string): { slugs: string[]; mistakes: Mistake[] } {
  const folder = `${directory}/jobs`;
  const fileNames = existsSync(folder) ? readdirSync(folder) : [];
  const problem =
    'The name of a job file has lowercase letters, digits and hyphens, and ends with .yaml. Example: data-engineer.yaml';
  return {
    slugs: fileNames.filter(isJobFile).map((name) => path.parse(name).name),
    mistakes: fileNames
      .filter(isMisnamedJobFile)
      .map((name) => ({ file: `jobs/${name}`, message: `${folder}/${name}\n  ${problem}` })),
  };
}

function isJobFile(name: string): boolean {
  return name.endsWith('.yaml') && slugPattern.test(path.parse(name).name);
}

/** Not what editors leave behind, such as `.#clerk.yaml`, `clerk.yaml~` and `clerk.yaml.bak`. */
function isMisnamedJobFile(name: string): boolean {
  return !isJobFile(name) && /^[^.#].*\.ya?ml(\.txt)?$/i.test(name);
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

function checkJobList(
  { file, content }: CorrectFile<CareersFile>,
  existingSlugs: readonly string[],
): Mistake[] {
  return content.jobs.flatMap((slug, index) => {
    const mistake = (problem: string) => [fieldMistake(file, { path: ['jobs', index], problem })];
    if (reservedSlugs.has(slug)) {
      return mistake(
        `The site itself uses the name "${slug}". Rename the job's file, and this entry.`,
      );
    }
    return existingSlugs.includes(slug) ? [] : mistake(`There is no file jobs/${slug}.yaml.`);
  });
}

type JobOptions = { directory: string; slug: string; facts: Facts };

function readJob({ directory, slug, facts }: JobOptions): CheckedFile<JobFile & { slug: string }> {
  const name = `jobs/${slug}.yaml`;
  const job = readContentFile({ directory, name, schema: jobSchema, facts });
  return isCorrect(job) ? { file: job.file, content: { ...job.content, slug } } : job;
}

type JobRules = {
  /** ISO 8601, at the office. */
  today: string;
  /** The requirement that the build adds to every job. */
  sharedRequirement: string;
};

/** What the schema cannot check, because it needs the date, careers.yaml or the other jobs. */
function checkJobs(
  jobs: readonly CorrectFile<JobFile>[],
  { today, sharedRequirement }: JobRules,
): Mistake[] {
  const titles = jobs.map(({ content }) => content.title.toLowerCase());
  return jobs.flatMap(({ file, content: job }, index) => {
    const problems = dateProblems(job, today);
    const repeated = job.requirements.findIndex((text) => isSameText(text, sharedRequirement));
    if (repeated !== -1) {
      problems.push({
        path: ['requirements', repeated],
        problem: 'Delete this line: careers.yaml has it for all jobs, and the build adds it.',
      });
    }
    // Applicants' emails have the title as their subject.
    if (titles.indexOf(job.title.toLowerCase()) < index) {
      problems.push({ path: ['title'], problem: `Another job has the title "${job.title}", too.` });
    }
    return problems.map((problem) => fieldMistake(file, problem));
  });
}

function isSameText(text: string, other: string): boolean {
  return withoutMarks(text).toLowerCase() === withoutMarks(other).toLowerCase();
}

const dayMs = 24 * 3_600_000;

function dateProblems(
  { datePosted, validThrough = datePosted }: JobFile,
  today: string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  // The author's calendar can be a day ahead of the office's.
  const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);
  if (datePosted > tomorrow) {
    const problem = `${datePosted} is in the future: today is ${today}.`;
    problems.push({ path: ['datePosted'], problem });
  }
  if (validThrough < datePosted) {
    const problem = `${validThrough} is before datePosted, ${datePosted}.`;
    problems.push({ path: ['validThrough'], problem });
  }
  if (yearOf(validThrough) > yearOf(today) + 2) {
    const problem = `${validThrough} is years away: today is ${today}.`;
    problems.push({ path: ['validThrough'], problem });
  }
  return problems;
}

/** `2026-11-21` → `2026` */
function yearOf(isoDate: string): number {
  return Number(isoDate.slice(0, 4));
}

function addSharedFields(
  job: JobFile & { slug: string },
  { timeZone }: Company,
  { location, workLocation, officeLine, equalOpportunity, education }: Careers,
): Job {
  const { validThrough } = job;
  return {
    ...job,
    closesAt: validThrough && officeTime(validThrough, '23:59:59', timeZone),
    location,
    workLocation: [...workLocation, officeLine],
    equalOpportunity,
    requirements: [education.requirement, ...job.requirements],
  };
}
