import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Job, JobSummary, SiteContent } from '../src/content/schema';

/**
 * Writes the content as JSON modules, which pages import as `@content/….json`. Each job has its own
 * module, so that a page loads only the job it shows.
 */
export function writeContentModules(site: SiteContent, directory: string): void {
  const { jobs, careers, ...topics } = site;
  const { eyebrow, title, lead } = careers;
  const modules: (readonly [name: string, value: unknown])[] = [
    ...Object.entries(topics).map(([name, value]) => [fileName(name), value] as const),
    // Pages use only these fields.
    ['careers', { eyebrow, title, lead }],
    ['job-index', jobs.map(({ slug, validThrough }) => ({ slug, validThrough }))],
    ['job-list', jobs.map(toSummary)],
    ...jobs.map((job) => [`jobs/${job.slug}`, job] as const),
  ];
  mkdirSync(path.join(directory, 'jobs'), { recursive: true });
  for (const [name, value] of modules) {
    const file = path.join(directory, `${name}.json`);
    const text = JSON.stringify(value, null, 2);
    // The development server recompiles each file that is written.
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
