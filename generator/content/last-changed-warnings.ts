import { execFileSync } from 'node:child_process';

import type { SiteContent } from '../../shared/content/types';
import { contentFileName } from './content-file-name';

/**
 * Warns about content files that changed, according to git, after the `lastChanged` date that feeds
 * and the sitemap show for them. Without git, or in a shallow clone, it returns no warnings.
 */
export function lastChangedWarnings(
  directory: string,
  { jobs, ...contentByFile }: SiteContent,
  today: string,
): string[] {
  const files = [
    ...Object.entries(contentByFile).flatMap(([name, content]) =>
      'lastChanged' in content
        ? [{ file: `${contentFileName(name)}.yaml`, lastChanged: content.lastChanged }]
        : [],
    ),
    ...jobs.map(({ slug, lastChanged }) => ({ file: `jobs/${slug}.yaml`, lastChanged })),
  ];
  try {
    const changes = datesOfChange(directory, today);
    return files.flatMap(({ file, lastChanged }) => {
      const changed = changes.get(file);
      if (changed === undefined || changed <= lastChanged) return [];
      return `${directory}/${file} changed on ${changed}, but its lastChanged is ${lastChanged}. If text that visitors read has changed, set it to ${changed}, for search engines and feed readers.`;
    });
  } catch {
    return []; // no git, no repository, or a corrupt one: the warnings are only advice
  }
}

/** By file; today for a change that is not committed. */
function datesOfChange(directory: string, today: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).split('\n');
  const dates = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository')[0] === 'true') return dates;
  const notCommitted = [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  for (const file of notCommitted) dates.set(file, today);
  // Newest first: the date of a commit, then the files that it changed.
  let date = '';
  for (const line of git('log', '--format=%as', '--name-only', '--relative', '--', '.')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) date = line;
    else if (!dates.has(line)) dates.set(line, date);
  }
  return dates;
}
