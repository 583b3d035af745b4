import { existsSync } from 'node:fs';

import type { z } from 'zod';

import { addressText, cityAndStateCode, cityAndStateName } from '../../shared/contact/address';
import type { ContentByFile, Job, SiteContent } from '../../shared/content/types';
import { contentSchemas, type jobSchema } from '../../shared/content-schema/schema';
import type { EpochMs } from '../../shared/epoch-ms';
import type { UsedCharacter } from '../fonts/site-fonts';
import { UserError } from '../user-error';
import { ContentFile } from '../yaml/content-file';
import type { Placeholders } from '../yaml/placeholders';
import { checkNotFuture } from './check-not-future';
import { contentFileName } from './content-file-name';
import { officeDate, officeTime } from './office-time';
import { readJobs } from './read-jobs';

type YamlFiles = { [Name in keyof ContentByFile]: ContentFile<(typeof contentSchemas)[Name]> };

/** The content of each file, or `undefined` if the file has mistakes. */
type CheckedContent = { [Name in keyof ContentByFile]?: ContentByFile[Name] | undefined };

export type ReadContent = {
  content: SiteContent;
  /** ISO 8601 date at the office. */
  today: string;
  /** Noon at the office. */
  now: EpochMs;
  /** The job files that `careers.yaml` does not list. */
  drafts: string[];
  /** The characters outside ASCII. */
  characters: UsedCharacter[];
};

/**
 * Reads the content, fills in placeholders such as `{company}`, and gives each job the fields that
 * all jobs share. Throws one error that lists all mistakes.
 *
 * @param buildDate ISO 8601 date that decides which jobs are open, instead of today at the office
 */
export function readContent(directory: string, buildDate?: string): ReadContent {
  if (!existsSync(directory)) {
    throw new UserError(`There is no folder ${directory}. The site's content should be there.`);
  }
  const files = openFiles(directory);
  const { checked, placeholders } = checkFiles(files);
  // If company.yaml has mistakes, any time zone will do to check the dates.
  const timeZone = checked.company?.timeZone ?? 'UTC';
  const today = buildDate ?? officeDate(new Date(), timeZone);
  for (const [name, content] of Object.entries(checked)) {
    if (content && 'lastChanged' in content) {
      const { lastChanged } = content;
      checkNotFuture(files[name as keyof YamlFiles], { lastChanged }, today);
    }
  }
  const { jobs, jobFiles, drafts, mistakes } = readJobs({
    directory,
    careersFile: files.careers,
    careers: checked.careers,
    placeholders,
    today,
  });

  const allFiles = [...Object.values(files), ...jobFiles];
  throwMistakes([...allFiles.flatMap((file) => file.mistakes), ...mistakes]);
  const complete = checked as ContentByFile;
  return {
    content: { ...complete, jobs: jobs.map((job) => addSharedFields(job, complete)) },
    today,
    now: Date.parse(officeTime(today, '12:00:00', timeZone)),
    drafts,
    characters: allFiles.flatMap((file) => [...file.characters()]),
  };
}

function openFiles(directory: string): YamlFiles {
  const files = Object.entries(contentSchemas).map(([name, schema]) => {
    const file = `${directory}/${contentFileName(name)}.yaml`;
    return [name, ContentFile.read(file, schema)];
  });
  return Object.fromEntries(files) as YamlFiles;
}

function checkFiles({ company: companyFile, ...otherFiles }: YamlFiles) {
  const site = readSiteUrl(companyFile);
  const company = companyFile.check({ site });
  const placeholders = placeholdersOf(company, site);
  const others = Object.entries(otherFiles).map(([name, file]) => [name, file.check(placeholders)]);
  const checked: CheckedContent = { company, ...Object.fromEntries(others) };
  return { checked, placeholders };
}

function throwMistakes(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  throw new UserError(
    [`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n'),
  );
}

/**
 * The value of `{site}`, which company.yaml itself can use. If `siteUrl` is not valid, returns a
 * stand-in, so that the mistake is not reported again for each link that uses it.
 */
function readSiteUrl(file: YamlFiles['company']): string {
  const url = String(file.document.get('siteUrl'));
  if (url.includes('{')) {
    file.report(['siteUrl'], 'Write the address itself. Example: https://www.example.com');
  }
  return URL.canParse(url) ? url : 'https://www.example.com';
}

function placeholdersOf(company: ContentByFile['company'] | undefined, site: string): Placeholders {
  // Stands in for a fact if company.yaml has mistakes, so the other files can still be checked.
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

function addSharedFields(
  job: z.infer<typeof jobSchema> & { slug: string },
  { company, careers }: ContentByFile,
): Job {
  const { location, equalOpportunity, education } = careers;
  const workLocation = [...careers.workLocation, careers.officeLine];
  const requirements = [education.requirement, ...job.requirements];
  const closesAt = job.validThrough && officeTime(job.validThrough, '23:59:59', company.timeZone);
  return { ...job, closesAt, location, workLocation, equalOpportunity, requirements };
}
