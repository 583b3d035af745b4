import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, cityAndStateCode, cityAndStateName } from './address';
import {
  type CheckedFile,
  type CorrectFile,
  fieldMistake,
  readContentFile,
} from './content-file.server';
import { formatDate, formatSalary } from './format.server';
import { officeDate, officeTime } from './office-time.server';
import { outputFiles, sitePreviewName } from './output-files';
import { paths } from './paths';
import { contentFileName, jobSchema, schemas, slugPattern } from './schema.server';
import type { Facts } from './text-rules.server';
import type {
  Careers,
  CareersFile,
  Company,
  EpochMs,
  Files,
  Job,
  JobFile,
  SiteContent,
} from './types';
import { withTypographicQuotes } from './typographic-quotes.server';
import { type Mistake, readYamlFile } from './yaml-file.server';

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
  const facts = readFacts(directory);
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readContentFile({ directory, name, schema, facts });

  const files = mapValues(schemas, (schema, name) => read(contentFileName(name), schema)) as {
    [Name in keyof Files]: CheckedFile<Files[Name]>;
  };
  const slugsInFolder = readSlugs(directory);
  const slugs = isCorrect(files.careers) ? files.careers.content.jobs : slugsInFolder;
  const jobs = slugs
    .filter((slug) => slugsInFolder.includes(slug))
    .map((slug) => ({ slug, job: read(`jobs/${slug}.yaml`, jobSchema) }));

  // Mistakes in one file do not hide those in the others.
  const mistakes = [
    ...Object.values(files).flatMap(mistakesIn),
    ...(isCorrect(files.careers) ? checkJobList(files.careers, slugsInFolder) : []),
    ...jobs.flatMap(({ job }) => mistakesIn(job)),
    ...checkTitles(jobs.map(({ job }) => job).filter(isCorrect)),
  ];
  if (mistakes.length > 0) return { mistakes };

  const content = mapValues(files, (file) => contentOf<unknown>(file)) as Files;
  const { jobs: _slugs, ...careers } = content.careers;
  const { timeZone } = content.company;
  const today = buildDate ?? officeDate(Date.now(), timeZone);
  return {
    content: withTypographicQuotes({
      ...content,
      careers,
      jobs: jobs.map(({ slug, job }) =>
        completeJob({ slug, job: contentOf(job), careers, timeZone }),
      ),
    }),
    buildTime: Date.parse(officeTime(today, '12:00:00', timeZone)),
    drafts: slugsInFolder.filter((slug) => !slugs.includes(slug)),
  };
}

function mapValues<Value, Result>(
  values: Record<string, Value>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
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

/** What placeholders stand for. All files need it, so it is read before they are checked. */
function readFacts(directory: string): Facts {
  const file = readYamlFile(directory, contentFileName('company'));
  const fields: unknown = 'document' in file ? file.document.toJS() : undefined;
  const { data } = factsSchema.safeParse(fields);
  return data ? factsOf(data) : unknownFacts;
}

const factsSchema = schemas.company
  .pick({ siteUrl: true, name: true, phone: true, hrEmail: true, address: true })
  .strip(); // other fields do not matter here

function factsOf({ siteUrl, name, phone, hrEmail, address }: z.infer<typeof factsSchema>): Facts {
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

/** Stand in for the facts if they have mistakes, which are reported as such. */
const unknownFacts: Facts = {
  site: 'https://www.example.com',
  company: 'unknown',
  phone: 'unknown',
  hrEmail: 'unknown',
  city: 'unknown',
  place: 'unknown',
  address: 'unknown',
};

/** The slugs of the job files. Editors leave other files behind, such as `.#clerk.yaml`. */
function readSlugs(directory: string): string[] {
  const folder = `${directory}/jobs`;
  const fileNames = existsSync(folder) ? readdirSync(folder) : [];
  return fileNames
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.parse(name).name)
    .filter((slug) => slugPattern.test(slug));
}

/** What else is in the site's folder. Some computers ignore capital letters. */
const reservedSlugs = new Set(
  [
    ...Object.values(paths),
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
    return existingSlugs.includes(slug)
      ? []
      : mistake(`There is no file jobs/${slug}.yaml, in these letters and with .yaml at its end.`);
  });
}

/** Applicants' emails have the title as their subject, so no two jobs have the same. */
function checkTitles(jobs: readonly CorrectFile<JobFile>[]): Mistake[] {
  const titles = jobs.map(({ content }) => content.title.toLowerCase());
  const repeated = jobs.filter(
    ({ content }, index) => titles.indexOf(content.title.toLowerCase()) < index,
  );
  return repeated.map(({ file, content }) => {
    const problem = `Another job has the title "${content.title}", too.`;
    return fieldMistake(file, { path: ['title'], problem });
  });
}

type JobParts = {
  slug: string;
  job: JobFile;
  careers: Careers;
  timeZone: Company['timeZone'];
};

function completeJob({ slug, job, careers, timeZone }: JobParts): Job {
  const { location, workLocation, officeLine, equalOpportunity, education } = careers;
  const { salary, datePosted, validThrough } = job;
  return {
    ...job,
    slug,
    salaryText: formatSalary(salary),
    datePostedText: formatDate(datePosted),
    validThroughText: validThrough && formatDate(validThrough),
    closesAt: validThrough && officeTime(validThrough, '23:59:59', timeZone),
    location,
    workLocation: [...workLocation, officeLine],
    equalOpportunity,
    requirements: [education.requirement, ...job.requirements],
  };
}
