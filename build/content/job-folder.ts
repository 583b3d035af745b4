import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Left behind by editors and systems: `.DS_Store`, `.#clerk.yaml`, `clerk.yaml~`, `clerk.yaml.bak`. */
const leftovers = /^[.#]|~$|\.(bak|old|orig|rej|sw[op]|tmp)$/i;

/** What is in the folder `jobs`: the names of the job files, and what is wrong with other names. */
export function readJobFolder(directory: string): { names: string[]; mistakes: string[] } {
  const folder = path.join(directory, 'jobs');
  const names: string[] = [];
  const mistakes: string[] = [];
  for (const file of listFolder(folder)) {
    const name = /^([a-z\d]+(?:-+[a-z\d]+)*)\.yaml$/.exec(file)?.[1];
    if (name !== undefined) names.push(name);
    else if (/\.ya?ml/i.test(file) && !leftovers.test(file))
      mistakes.push(
        `${path.join(folder, file)}\n  The name of a job file has lowercase letters, digits and hyphens, and ends with .yaml. Rename it, or delete it if it is a copy. Example: ${exampleName(file)}`,
      );
  }
  // Only some systems ignore case in names.
  const misnamed = listFolder(directory).find((name) => /^jobs?$/i.test(name) && name !== 'jobs');
  if (misnamed !== undefined)
    mistakes.push(`${path.join(directory, misnamed)}\n  Rename this folder. Its name should be jobs.`);
  return { names, mistakes };
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // Every job that careers.yaml lists is reported.
  }
}

/** `Quality Analyst (1).yml` → `quality-analyst.yaml` */
function exampleName(file: string): string {
  const words = file
    .toLowerCase()
    .replace(/\.ya?ml.*$/, '')
    .replace(/( - copy)?( ?\(\d+\))?$/, '')
    .match(/[a-z\d]+/g);
  return `${words?.join('-') ?? 'data-engineer'}.yaml`;
}
