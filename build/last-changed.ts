import { execFileSync } from 'node:child_process';

import type { SiteContent } from '../src/content/schema.server';

/**
 * Warns about content files that changed, according to git, after the `lastChanged` date that feeds and
 * the sitemap show for them. Without git, or in a shallow clone, it returns no warnings.
 */
export function lastChangedWarnings(
  directory: string,
  { home, careers, jobs }: SiteContent,
  today: string,
): string[] {
  const homePage = { dateIn: 'home.yaml', lastChanged: home.lastChanged };
  const files = [
    { file: 'home.yaml', ...homePage },
    { file: 'services.yaml', ...homePage },
    { file: 'cloud-technologies.yaml', ...homePage },
    { file: 'careers.yaml', dateIn: 'careers.yaml', lastChanged: careers.lastChanged },
    ...jobs.map(({ slug, lastChanged }) => {
      const file = `jobs/${slug}.yaml`;
      return { file, dateIn: file, lastChanged };
    }),
  ];
  const changes = changeDates(directory, today);
  return files.flatMap(({ file, dateIn, lastChanged }) => {
    const changed = changes.get(file);
    if (changed === undefined || changed <= lastChanged) return [];
    return `${directory}/${file} changed on ${changed}, but lastChanged in ${dateIn} is ${lastChanged}. If visitors will read something new, set it to ${changed}, for search engines and feed readers.`;
  });
}

/** The date of each file's last change. Uncommitted changes count as made today. */
function changeDates(directory: string, today: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).split('\n');
  try {
    if (git('rev-parse', '--is-shallow-repository')[0] === 'true') return new Map();
    const dates = new Map<string, string>();
    let date = '';
    // Oldest commit first: later dates overwrite earlier ones.
    for (const line of git('log', '--reverse', '--format=%as', '--name-only', '--relative', '.')) {
      if (/^\d{4}-\d\d-\d\d$/.test(line)) date = line;
      else dates.set(line, date);
    }
    for (const file of git('diff', '--name-only', '--relative', 'HEAD', '.'))
      dates.set(file, today);
    return dates;
  } catch {
    return new Map(); // no git, or no repository
  }
}
