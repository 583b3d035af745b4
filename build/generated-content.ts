/**
 * Writes the content as the app imports it: JSON, in a folder that git ignores. `@content` stands for
 * that folder (webpack.config.js, jest.config.js), and src/content/modules.d.ts has its types.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentFileName } from '../src/content/schema.server';
import type { Job, JobSummary, SiteContent } from '../src/content/types';

/**
 * Returns the folder of the JSON. Each content folder has its own, so that sites can be built side by
 * side. Its name is the same on every machine, because names of scripts depend on it.
 */
export function generatedFolder(contentFolder: string): string {
  const name = path.relative('', contentFolder).replaceAll(/[^\w-]+/g, '-');
  return path.resolve('.cache/content', name);
}

/**
 * Writes only files that have changed, so that webpack compiles nothing else again. Drafts are not
 * written: webpack puts the names of all files in `jobs` into a script.
 */
export function writeContent({ jobs, ...contentByFile }: SiteContent, folder: string): void {
  const files: Record<string, unknown> = { 'listed-jobs.json': jobs.map(summaryOf) };
  for (const [name, content] of Object.entries(contentByFile)) {
    files[contentFileName(name).replace('.yaml', '.json')] = content;
  }
  for (const job of jobs) files[`jobs/${job.slug}.json`] = job;

  const jobsFolder = path.join(folder, 'jobs');
  mkdirSync(jobsFolder, { recursive: true });
  const removed = readdirSync(jobsFolder).filter((name) => !(`jobs/${name}` in files));
  for (const name of removed) rmSync(path.join(jobsFolder, name));

  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    const json = JSON.stringify(content);
    const isUnchanged = existsSync(file) && readFileSync(file, 'utf8') === json;
    if (!isUnchanged) writeFileSync(file, json);
  }
}

function summaryOf(job: Job): JobSummary {
  const { slug, title, salaryText, summary, employmentType, icon, closesAt } = job;
  return { slug, title, salaryText, summary, employmentType, icon, closesAt };
}
