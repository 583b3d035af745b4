import { existsSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import type { ContentByFile } from '../../shared/content/types';
import { jobSchema } from '../../shared/content-schema/schema';
import { withoutMarks } from '../../shared/lead-words';
import { ContentFile } from '../yaml/content-file';
import type { Placeholders } from '../yaml/placeholders';
import { similarFile } from '../yaml/similar-file';
import { checkNotFuture } from './check-not-future';
import { readJobFolder } from './job-folder';
import { reservedSlugs } from './reserved-slugs';

type JobFile = ContentFile<typeof jobSchema>;

type JobsContext = {
  /** The content folder. */
  directory: string;
  careersFile: ContentFile;
  /** Missing if its file has mistakes. */
  careers: ContentByFile['careers'] | undefined;
  placeholders: Placeholders;
  /** ISO 8601 date at the office. */
  today: string;
};

/**
 * The jobs that `careers.yaml` lists, in its order.
 *
 * @returns `drafts` are the job files that it does not list; `mistakes` are about the folder, not
 *   the files.
 */
export function readJobs({ directory, careersFile, careers, placeholders, today }: JobsContext) {
  const { slugs, mistakes } = readJobFolder(directory);
  // If careers.yaml has mistakes, check all job files.
  const listed = careers?.jobs ?? slugs;
  const existing = new Set(slugs);
  // If a file has a wrong name, its job has no file. That is one mistake, so report only the first.
  if (careers && mistakes.length === 0) checkSlugs(careersFile, listed, existing);
  const jobFiles = listed
    .filter((slug) => existing.has(slug))
    .map((slug) => ContentFile.read(jobFile(directory, slug), jobSchema));
  const sharedRequirement = careers?.education.requirement ?? '';
  const isListed = new Set(listed);
  return {
    jobs: checkJobs(jobFiles, placeholders, today, sharedRequirement),
    jobFiles,
    drafts: slugs.filter((slug) => !isListed.has(slug)),
    mistakes,
  };
}

function jobFile(directory: string, slug: string): string {
  return `${directory}/jobs/${slug}.yaml`;
}

function checkSlugs(
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

function missingJobHint(directory: string, name: string, listed: readonly string[]): string {
  if (existsSync(path.join(directory, `${name}.yaml`))) {
    return `. Move ${name}.yaml into the folder jobs`;
  }
  const filesOfOthers = listed.map((other) => `${other}.yaml`);
  const similar = similarFile(jobFile(directory, name), filesOfOthers);
  return similar === undefined ? '' : `. There is "${similar}": if that is it, rename it`;
}

function checkJobs(
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
    const words = job.requirements.map(withoutMarks);
    const index = words.indexOf(withoutMarks(sharedRequirement));
    if (index !== -1) {
      const message =
        'Remove this line: the build adds it, because careers.yaml has it for all jobs';
      file.report(['requirements', index], message);
    }
    // Applicants' emails have the title as their subject.
    const title = job.title.toLowerCase();
    if (titles.has(title)) {
      file.report(['title'], `"${job.title}" is already taken: every job needs its own title`);
    }
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
