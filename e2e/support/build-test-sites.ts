/** Builds the sites that the browser tests visit, or only those named as arguments. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { parse, parseDocument, stringify } from 'yaml';
import { z } from 'zod';

import { runStep } from '../../build/run-step';
import { contentFolder } from '../../fixtures/fixture-content';
import { contentFileName, jobSchema, schemas } from '../../src/content/schema.server';
import { moreJobs, sites, urlWithFolder, vitalsEndpoint } from './sites';

async function main() {
  const names = process.argv.slice(2);
  writeLongestContent(sites.longest.env.CONTENT_DIR);
  writeOwnerContent(sites.owner.env.CONTENT_DIR);
  const wanted = Object.entries(sites).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  await Promise.all(wanted.map(([name, site]) => runStep(`Building "${name}"`, () => build(site))));
}

/** Shows the output of the build only if it fails. */
async function build({ directory, env }: (typeof sites)[keyof typeof sites]) {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
    env: { ...process.env, ...env, OUTPUT_DIR: directory },
  });
}

/**
 * Writes the fixture content with the longest words that the schema allows, full lists and 100 more
 * jobs.
 */
function writeLongestContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'jobs'), { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), stringify(content, { lineWidth: 0 }));

  const files = readdirSync(contentFolder, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.yaml'),
  );
  for (const [index, file] of files.entries()) {
    const schema = z.toJSONSchema(schemaOf(file), { io: 'input' }) as FieldSchema;
    const content = lengthen(read(file), schema, String(index));
    write(file, { ...(content as object), ...replaced[file] });
  }
  const job = read('jobs/with-benefits.yaml');
  for (const { slug, title, duties } of moreJobs) {
    const list = Array.from({ length: duties }, (_, index) => `Duty ${index + 1} of this job.`);
    write(`jobs/${slug}.yaml`, { ...job, title, duties: list, requirements: [...list] });
  }
}

/** Writes the real content with the URL of a site in a folder. */
function writeOwnerContent(folder: string): void {
  cpSync('content', folder, { recursive: true });
  const file = path.join(folder, 'company.yaml');
  const company = parseDocument(readFileSync(file, 'utf8'));
  company.set('siteUrl', urlWithFolder);
  writeFileSync(file, String(company));
}

function schemaOf(file: string) {
  const entry = Object.entries(schemas).find(([name]) => contentFileName(name) === file);
  return entry ? entry[1] : jobSchema;
}

function read(file: string) {
  return parse(readFileSync(path.join(contentFolder, file), 'utf8'));
}

/** An email address that is longer than any that people have. The schema has no limit. */
const email = `${'information.'.repeat(5)}desk@northwesternprairieconsultants.example`;

/** The fields that get something else than the longest word. */
const replaced: Record<string, object> = {
  'company.yaml': { email, hrEmail: email, vitalsEndpoint },
  'careers.yaml': { jobs: [...read('careers.yaml').jobs, ...moreJobs.map(({ slug }) => slug)] },
};

/** The part of a field's JSON Schema that this file uses. */
type FieldSchema = {
  maxLength?: number;
  pattern?: string;
  format?: string;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
};

/**
 * Fills lists up to their limit, and replaces each string by a word as long as its limit. All words
 * are different, as those of real lists are.
 */
function lengthen(value: unknown, schema: FieldSchema | undefined, place: string): unknown {
  if (Array.isArray(value)) {
    const length = schema?.maxItems ?? value.length;
    return Array.from({ length }, (_, index) =>
      lengthen(value[index] ?? value[0], schema?.items, `${place}${index}`),
    );
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      lengthen(field, schema?.properties?.[name], place),
    ]);
    return Object.fromEntries(fields);
  }
  // Values with a pattern or a format cannot be replaced by a word.
  if (!schema?.maxLength || schema.pattern || schema.format) return value;
  // W and m are the widest letters.
  return `W${'m'.repeat(schema.maxLength - place.length - 1)}${place}`;
}

main().catch((error: Error & { stdout?: string; stderr?: string }) => {
  console.error(error.stdout, error.stderr ?? error.message);
  process.exitCode = 1;
});
