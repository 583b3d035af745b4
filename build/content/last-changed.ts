import { execFileSync } from 'node:child_process';

import type { SiteContent } from '../../src/content/types';

/**
 * Warns about content files that changed, according to git, after the `lastChanged` date that feeds and
 * the sitemap show for them. Without git, or in a shallow clone, it returns no warnings.
 */
export function lastChangedWarnings(
  directory: string,
  { home, careers, jobs }: SiteContent,
  today: string,
): string[] {
  const homeFiles = ['home.yaml', 'services.yaml', 'cloud-technologies.yaml'];
  const files = [
    ...homeFiles.map((file) => ({ file, dateIn: 'home.yaml', lastChanged: home.lastChanged })),
    { file: 'careers.yaml', dateIn: 'careers.yaml', lastChanged: careers.lastChanged },
    ...jobs.map(({ slug, lastChanged }) => {
      const file = `jobs/${slug}.yaml`;
      return { file, dateIn: file, lastChanged };
    }),
  ];
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return [];
    return files.flatMap(({ file, dateIn, lastChanged }) => {
      const isCommitted = git('status', '--porcelain', file) === '';
      const changed = isCommitted ? git('log', '-1', '--format=%as', file) : today;
      if (changed <= lastChanged) return [];
      return `${directory}/${file} changed on ${changed}, but lastChanged in ${dateIn} is ${lastChanged}. If text that visitors read has changed, set it to ${changed}, for search engines and feed readers.`;
    });
  } catch {
    return []; // no git, no repository, or a damaged one: the warnings are only advice
  }
}

/** The date of the last change to the career page or to any job. */
export function careersLastChanged({ careers, jobs }: SiteContent): string {
  const days = [careers, ...jobs].map(({ lastChanged }) => lastChanged);
  return days.sort().at(-1) ?? careers.lastChanged;
}
