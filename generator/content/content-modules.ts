import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Job, JobSummary } from '../../shared/content/types';
import { otherJobCandidates } from '../../shared/jobs/other-jobs';
import { fontSources } from '../../src/theme/font-sources';
import type { SiteFonts } from '../fonts/site-fonts';
import { contentFileName } from './content-file-name';
import type { Site } from './read-site';

/** The part of a site that its modules have. */
export type ModuleContent = Pick<Site, 'content' | 'fonts' | 'now'>;

/**
 * Writes the modules `@content/….json` and `@content/fonts`. Each job has its own, so a job's page
 * loads only that job.
 */
export function writeContentModules(
  { content, fonts, now }: ModuleContent,
  directory: string,
): void {
  const { jobs, ...contentByFile } = content;
  const jobSummaries = jobs.map(toSummary);
  const modules = {
    ...contentByFile,
    jobIndex: jobs.map(({ slug, closesAt }) => ({ slug, closesAt })),
    jobSummaries,
    otherJobs: otherJobCandidates(jobSummaries, now),
  };
  mkdirSync(path.join(directory, 'jobs'), { recursive: true });
  for (const [name, value] of Object.entries(modules)) {
    writeModule(path.join(directory, `${contentFileName(name)}.json`), toJson(value));
  }
  for (const job of jobs) writeModule(path.join(directory, `jobs/${job.slug}.json`), toJson(job));
  writeModule(path.join(directory, 'fonts.js'), fontModule(fonts));
}

/**
 * Source of `@content/fonts`. The queries tell `subset-font-loader.ts` which characters to keep.
 */
function fontModule(fonts: SiteFonts): string {
  const imports: string[] = [];
  const list = (font: keyof SiteFonts) => {
    const { min, max } = fontSources[font];
    const entries = fonts[font].map(({ source, characters }, index) => {
      const unicodeRange = codePoints(characters);
      const query = new URLSearchParams({ min: `${min}`, max: `${max}`, unicodeRange });
      const name = `${font}${index}`;
      imports.push(`import ${name} from '${source}?${query.toString()}';\n`);
      return `{ file: ${name}${index === 0 ? '' : `, unicodeRange: '${unicodeRange}'`} }`;
    });
    return `export const ${font}Files = [${entries.join(', ')}];\n`;
  };
  const lists = [list('display'), list('text')];
  return [...imports, ...lists].join('');
}

/** As in CSS: `U+141,U+144` */
function codePoints(characters: string): string {
  return Array.from(
    characters,
    (character) => `U+${character.codePointAt(0)?.toString(16)}`,
  ).join();
}

function toSummary(job: Job): JobSummary {
  const { slug, title, salary, summary, employmentType, icon, closesAt } = job;
  return { slug, title, salary, summary, employmentType, icon, closesAt };
}

/** Skips unchanged files: the development server recompiles every file that changes on disk. */
function writeModule(file: string, text: string) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
