import path from 'node:path';

import { slugPattern } from '../../shared/content-schema/schema';
import { listFolder } from '../yaml/similar-file';

/**
 * Files that editors and operating systems leave behind: `.DS_Store`, `.#clerk.yaml`,
 * `clerk.yaml~`, `clerk.yaml.bak`.
 */
const leftovers = /^[.#]|~$|\.(bak|old|orig|rej|sw[op]|tmp)$/i;

/** `slugs` are the names of the job files without `.yaml`; `mistakes` are about wrong names. */
export function readJobFolder(directory: string): { slugs: string[]; mistakes: string[] } {
  // Some systems ignore case, so a folder "Jobs" works there, but not on the server.
  const files = listFolder(directory);
  const misnamed = files.find((name) => /^jobs?$/i.test(name));
  if (misnamed !== undefined && !files.includes('jobs')) {
    const mistake = `${directory}/${misnamed}\n  Rename this folder. Its name should be jobs.`;
    return { slugs: [], mistakes: [mistake] };
  }
  const folder = `${directory}/jobs`;
  const slugs: string[] = [];
  const mistakes: string[] = [];
  for (const file of listFolder(folder)) {
    const { name, ext } = path.parse(file);
    if (ext === '.yaml' && slugPattern.test(name)) slugs.push(name);
    else if (/\.ya?ml/i.test(file) && !leftovers.test(file)) {
      mistakes.push(
        `${folder}/${file}\n  The name of a job file has lowercase letters, digits and hyphens, and ends with .yaml. Rename it, or delete it if it is a copy. Example: data-engineer.yaml`,
      );
    }
  }
  return { slugs, mistakes };
}
