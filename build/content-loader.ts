import { realpathSync } from 'node:fs';
import path from 'node:path';

import type { Compilation, LoaderContext } from 'webpack';

import { contentFileName } from '../src/content/schema.server';
import type { Job, JobSummary, SiteContent } from '../src/content/types';
import type { Mistake } from '../src/content/yaml-file.server';
import { readSite, type SiteOptions } from './read-site';

/** Turns a content file into a module. A mistake in the file is an error of the module. */
export default function contentLoader(this: LoaderContext<SiteOptions>): string {
  const options = this.getOptions();
  // webpack names files by their real paths.
  const directory = realpathSync(options.directory);
  // A module has to be compiled again if any content file changes: it has facts from the others.
  this.addContextDependency(directory);

  const site = readSiteOnce(this._compilation as Compilation, options);
  const file = path.relative(directory, this.resourcePath);
  if (!('mistakes' in site)) return contentModule(site.content, file);
  throwMistakesOf(file, site.mistakes);
  // The mistakes are in other files. webpack writes no scripts then, so nobody runs this.
  return 'export default undefined; export const listedJobs = undefined;';
}

const sites = new WeakMap<Compilation, ReturnType<typeof readSite>>();

/** All content is read at once, so once for all modules of a compilation. */
function readSiteOnce(compilation: Compilation, options: SiteOptions) {
  const site = sites.get(compilation) ?? readSite(options);
  sites.set(compilation, site);
  return site;
}

function throwMistakesOf(file: string, mistakes: readonly Mistake[]) {
  const name = slashed(file);
  const own = mistakes.filter((mistake) => {
    // Mistakes in jobs are errors of the list, because only the list imports the jobs.
    const isInListedJob = name === careersFile && mistake.file.startsWith('jobs/');
    return mistake.file === name || isInListedJob;
  });
  if (own.length === 0) return;
  const error = new Error(own.map(({ message }) => message).join('\n\n'));
  // webpack then prints only the message.
  throw Object.assign(error, { hideStack: true });
}

/**
 * The module of a content file. Its default export is the content of the file; that of
 * `careers.yaml` also exports the listed jobs.
 *
 * @param file from the content folder: `jobs/data-engineer.yaml`, on Windows with backslashes
 */
export function contentModule(content: SiteContent, file: string): string {
  const name = slashed(file);
  const defaultExport = `export default ${JSON.stringify(contentOf(content, name))};\n`;
  return name === careersFile ? defaultExport + listedJobsExport(content.jobs) : defaultExport;
}

const careersFile = contentFileName('careers');

function slashed(file: string): string {
  return file.replaceAll('\\', '/');
}

function contentOf({ jobs, ...contentByFile }: SiteContent, name: string): unknown {
  const job = jobs.find(({ slug }) => name === `jobs/${slug}.yaml`);
  if (job) return job;
  const entry = Object.entries(contentByFile).find(([key]) => contentFileName(key) === name);
  return entry?.[1];
}

/**
 * Each job imports its own file. An `import()` of the whole folder would publish the drafts' names,
 * which webpack would list in a script (docs/decisions/0014-content-loader.md).
 */
function listedJobsExport(jobs: readonly Job[]): string {
  const entries = jobs.map((job) => {
    const load = `() => import('@content/jobs/${job.slug}.yaml')`;
    return `{ ...${JSON.stringify(summaryOf(job))}, load: ${load} }`;
  });
  return `export const listedJobs = [${entries.join(',\n')}];\n`;
}

function summaryOf(job: Job): JobSummary {
  const { slug, title, salary, summary, employmentType, icon, closesAt } = job;
  return { slug, title, salary, summary, employmentType, icon, closesAt };
}
