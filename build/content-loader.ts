import { realpathSync } from 'node:fs';
import path from 'node:path';

import type { Compilation, LoaderContext } from 'webpack';

import { contentFileName } from '../src/content/schema.server';
import { readSite, type Site, type SiteOptions } from './read-site';

/** All content files of a compilation are read at once: each needs facts from others. */
const sites = new WeakMap<Compilation, Site>();

/** Turns a content file into a module. */
export default function contentLoader(this: LoaderContext<SiteOptions>): string {
  const options = this.getOptions();
  const directory = realpathSync(options.directory);
  this.addContextDependency(directory);
  const compilation = this._compilation as Compilation;
  const site = sites.get(compilation) ?? readSite(options);
  sites.set(compilation, site);
  return contentModule(site, path.relative(directory, this.resourcePath));
}

/**
 * The module of a content file: its content, and for `careers.yaml` also its jobs. Throws the
 * mistakes in the file.
 *
 * @param relativePath from the content folder: `jobs/data-engineer.yaml`
 */
export function contentModule({ content, mistakes }: Site, relativePath: string): string {
  const file = relativePath.replaceAll('\\', '/'); // Windows has backslashes
  const isCareers = file === 'careers.yaml';
  // Jobs are compiled only if the module that imports them has no mistakes.
  const own = mistakes.filter((mistake) => {
    return mistake.file === file || (isCareers && mistake.file.startsWith('jobs/'));
  });
  if (own.length > 0) {
    const message = own.map((mistake) => mistake.message).join('\n\n');
    throw Object.assign(new Error(message), { hideStack: true }); // webpack prints the message alone
  }
  const value =
    content.jobs.find(({ slug }) => file === `jobs/${slug}.yaml`) ??
    Object.entries(content).find(([name]) => file === contentFileName(name))?.[1];
  const source = `export default ${JSON.stringify(value)};\n`;
  if (!isCareers) return source;
  const jobs = content.jobs.map((job) => {
    const { slug, title, salary, summary, employmentType, icon, closesAt } = job;
    const listed = { slug, title, salary, summary, employmentType, icon, closesAt };
    return `{ ...${JSON.stringify(listed)}, load: () => import('@content/jobs/${slug}.yaml') }`;
  });
  return `${source}export const jobs = [${jobs.join(',\n')}];\n`;
}
