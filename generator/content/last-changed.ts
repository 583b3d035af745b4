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
  try {
    const changes = datesOfChange(directory, today);
    return files.flatMap(({ file, dateIn, lastChanged }) => {
      const changed = changes.get(file);
      if (changed === undefined || changed <= lastChanged) return [];
      return `${directory}/${file} changed on ${changed}, but lastChanged in ${dateIn} is ${lastChanged}. If text that visitors read has changed, set it to ${changed}, for search engines and feed readers.`;
    });
  } catch {
    return []; // no git, no repository, or a damaged one: the warnings are only advice
  }
}

/** The date of each file's last change. A file with a change that is not committed has today's. */
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
