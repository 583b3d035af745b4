import { statSync } from 'node:fs';
import path from 'node:path';

import { jobName } from '../../src/content/schema.server';
import { listFolder } from '../yaml/similar-file';

/** Files that editors and operating systems leave behind: `.DS_Store`, `.#clerk.yaml`, `clerk.yaml~`, `clerk.yaml.bak`. */
const leftovers = /^[.#]|~$|\.(bak|old|orig|rej|sw[op]|tmp)$/i;

/** Lists the job files in the folder `jobs`, without their extension, and reports wrong names as mistakes. */
export function readJobFolder(directory: string): { names: string[]; mistakes: string[] } {
  // Some systems ignore case, so a folder "Jobs" works there, but not on the server.
  const files = listFolder(directory);
  const misnamed = files.find((name) => /^jobs?$/i.test(name));
  if (misnamed !== undefined && !files.includes('jobs')) {
    const mistake = `${directory}/${misnamed}\n  Rename this folder. Its name should be jobs.`;
    return { names: [], mistakes: [mistake] };
  }
  const folder = `${directory}/jobs`;
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) {
    return {
      names: [],
      mistakes: [`${folder}\n  This is a file. There should be a folder with this name.`],
    };
  }
  const names: string[] = [];
  const mistakes: string[] = [];
  for (const file of listFolder(folder)) {
    const { name, ext } = path.parse(file);
    if (ext === '.yaml' && jobName.test(name)) names.push(name);
    else if (/\.ya?ml/i.test(file) && !leftovers.test(file)) {
      mistakes.push(
        `${folder}/${file}\n  The name of a job file has lowercase letters, digits and hyphens, and ends with .yaml. Rename it, or delete it if it is a copy. Example: ${exampleName(file)}`,
      );
    }
  }
  return { names, mistakes };
}

/** `Quality Analyst (1).yml` → `quality-analyst.yaml` */
function exampleName(file: string): string {
  const words = file
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.ya?ml.*$/, '')
    .replace(/( - copy)?( ?\(\d+\))?$/, '')
    .match(/[a-z\d]+/g);
  return `${words?.join('-') ?? 'data-engineer'}.yaml`;
}
