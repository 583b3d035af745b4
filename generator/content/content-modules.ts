import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Job, JobSummary, SiteContent } from '../../src/content/types';
import { contentFileName } from './content-file';

/**
 * Writes the content as JSON modules, which pages import as `@content/….json`. Each job has its own
 * module, so a page loads only the job it shows.
 */
export function writeContentModules(content: SiteContent, directory: string): void {
  const { jobs, ...contentByFile } = content;
  const modules = {
    ...contentByFile,
    jobIndex: jobs.map(({ slug, closesAt }) => ({ slug, closesAt })),
    jobSummaries: jobs.map(toSummary),
  };
  mkdirSync(path.join(directory, 'jobs'), { recursive: true });
  for (const [name, value] of Object.entries(modules)) {
    writeModule(path.join(directory, `${contentFileName(name)}.json`), value);
  }
  for (const job of jobs) writeModule(path.join(directory, `jobs/${job.slug}.json`), job);
}

function toSummary({ slug, title, salary, summary, closesAt }: Job): JobSummary {
  return { slug, title, salary, summary, closesAt };
}

/** Skips unchanged files, because the development server recompiles what is written. */
function writeModule(file: string, value: unknown) {
  const text = JSON.stringify(value, null, 2);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
