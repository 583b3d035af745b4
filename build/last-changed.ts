import { execFileSync } from 'node:child_process';

import type { SiteContent } from '../src/content/schema';

/**
 * Warnings about content files that changed after the `lastChanged` date that stands for them, which
 * feeds and the sitemap pass on. Git knows when a file changed; without git, or in a shallow clone,
 * which makes every file look new, there are no warnings.
 *
 * @param today ISO 8601 date of changes that are not committed yet
 */
export function lastChangedWarnings(
  directory: string,
  { home, careers, jobs }: SiteContent,
  today: string,
): string[] {
  const dates = new Map([
    ...['home.yaml', 'services.yaml', 'cloud-technologies.yaml'].map(
      (file) => [file, { place: 'home.yaml', lastChanged: home.lastChanged }] as const,
    ),
    ['careers.yaml', { place: 'careers.yaml', lastChanged: careers.lastChanged }],
    ...jobs.map(({ slug, lastChanged }) => {
      const file = `jobs/${slug}.yaml`;
      return [file, { place: file, lastChanged }] as const;
    }),
  ]);
  const changes = changesByGit(directory, today);
  return [...dates].flatMap(([file, { place, lastChanged }]) => {
    const changed = changes.get(file);
    return changed !== undefined && changed > lastChanged
      ? [
          `${directory}/${file} changed on ${changed}, but lastChanged in ${place} is ${lastChanged}. If visitors read something new, set it to ${changed}: search engines and feed readers go by it.`,
        ]
      : [];
  });
}

/** The date of the last change to each file in the folder. */
function changesByGit(directory: string, today: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' });
  const changes = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return changes;
    for (const file of git('diff', '--name-only', '--relative', 'HEAD', '.').split('\n')) {
      changes.set(file, today);
    }
    let date = '';
    // The newest commit comes first.
    for (const line of git('log', '--format=date %as', '--name-only', '--relative', '.').split(
      '\n',
    )) {
      if (line.startsWith('date ')) date = line.slice('date '.length);
      else if (!changes.has(line)) changes.set(line, date);
    }
    return changes;
  } catch {
    // There is no git here, or no repository.
    return new Map();
  }
}
