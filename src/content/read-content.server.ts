import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { addressText, cityAndStateCode, cityAndStateName } from './address';
import { ContentError, type Mistake, readContentFile } from './content-file.server';
import { formatDate, formatSalary } from './format.server';
import { officeDate, officeTime } from './office-time.server';
import { contentFileName, jobSchema, schemas, slugPattern } from './schema.server';
import type { Facts } from './texts.server';
import type { Careers, Company, Job, SiteContent } from './types';

type ReadOptions = {
  /** The date (ISO 8601) that decides which jobs are open, instead of today at the office. */
  buildDate?: string | undefined;
};

/**
 * Reads and checks the content, fills in placeholders such as `{company}`, and gives each job the
 * fields that all jobs share. Throws a `ContentError` if there are mistakes.
 */
export function readContent(folder: string, { buildDate }: ReadOptions = {}) {
  const mistakes: Mistake[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, facts?: Facts) =>
    readContentFile({ file: `${folder}/${contentFileName(name)}`, schema, facts, mistakes });

  // The other files need these facts, so mistakes in them are reported alone.
  const company = read('company', schemas.company);
  if (!company) throw new ContentError(mistakes);
  const facts = factsOf(company);

  const slugsInFolder = readSlugs(folder);
  const careersSchema = schemas.careers.superRefine(({ jobs }, context) => {
    for (const [index, slug] of jobs.entries()) {
      const isRepeated = jobs.indexOf(slug) < index;
      if (slugsInFolder.includes(slug) && !isRepeated) continue;
      const message = isRepeated
        ? 'This job is in the list twice'
        : `There is no file jobs/${slug}.yaml, in these letters and with .yaml at its end`;
      context.addIssue({ code: 'custom', path: ['jobs', index], message });
    }
  });
  const files = {
    company,
    home: read('home', schemas.home, facts),
    services: read('services', schemas.services, facts),
    cloudTechnologies: read('cloudTechnologies', schemas.cloudTechnologies, facts),
    careers: read('careers', careersSchema, facts),
    footer: read('footer', schemas.footer, facts),
    notFound: read('notFound', schemas.notFound, facts),
  };
  // A mistake in one file does not hide those in the others.
  const slugs = files.careers?.jobs ?? slugsInFolder;
  const jobs = slugs.flatMap((slug) => {
    const fields = read(`jobs/${slug}`, jobSchema, facts);
    return fields ? [{ slug, ...fields }] : [];
  });
  if (mistakes.length > 0 || !isComplete(files)) throw new ContentError(mistakes);

  const { careers } = files;
  const { timeZone } = company;
  const today = buildDate ?? officeDate(Date.now(), timeZone);
  const content: SiteContent = {
    ...files,
    jobs: jobs.map((job) => completeJob(job, careers, timeZone)),
  };
  return {
    content,
    /** Noon at the office on the day of the build. */
    buildTime: Date.parse(officeTime(today, '12:00:00', timeZone)),
    /** The slugs of the job files that `careers.yaml` does not list. */
    drafts: slugsInFolder.filter((slug) => !slugs.includes(slug)),
  };
}

function isComplete<Files extends object>(files: {
  [Name in keyof Files]: Files[Name] | undefined;
}): files is Files {
  return Object.values(files).every((fields) => fields !== undefined);
}

function factsOf({ name, phone, hrEmail, address }: Company): Facts {
  return {
    company: name,
    phone,
    hrEmail,
    city: cityAndStateCode(address),
    place: cityAndStateName(address),
    address: addressText(address),
  };
}

/** Returns the slugs of the job files. Editors leave other files behind, such as `.#clerk.yaml`. */
function readSlugs(folder: string): string[] {
  const fileNames = existsSync(`${folder}/jobs`) ? readdirSync(`${folder}/jobs`) : [];
  return fileNames
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.parse(name).name)
    .filter((slug) => slugPattern.test(slug));
}

function completeJob(
  job: z.infer<typeof jobSchema> & { slug: string },
  careers: Careers,
  timeZone: string,
): Job {
  const { location, workLocation, officeLine, equalOpportunity, education } = careers;
  const { salary, datePosted, validThrough } = job;
  return {
    ...job,
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
