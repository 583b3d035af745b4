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
  if (!hasHistory(directory)) return [];
  return files.flatMap(({ file, dateIn, lastChanged }) => {
    const isCommitted = git(directory, 'status', '--porcelain', file) === '';
    const changed = isCommitted ? git(directory, 'log', '-1', '--format=%as', file) : today;
    if (changed <= lastChanged) return [];
    return `${directory}/${file} changed on ${changed}, but lastChanged in ${dateIn} is ${lastChanged}. If text that visitors read has changed, set it to ${changed}, for search engines and feed readers.`;
  });
}

/** False without git, a repository or a commit, and in a shallow clone. */
function hasHistory(directory: string): boolean {
  try {
    return git(directory, 'rev-parse', '--is-shallow-repository', 'HEAD').startsWith('false');
  } catch {
    return false;
  }
}

function git(directory: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The date of the last change to the career page or to any job. */
export function careersLastChanged({ careers, jobs }: SiteContent): string {
  const days = [careers, ...jobs].map(({ lastChanged }) => lastChanged);
  return days.sort().at(-1) ?? careers.lastChanged;
}
