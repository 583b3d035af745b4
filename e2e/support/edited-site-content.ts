import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parse, stringify } from 'yaml';

import { contentDirectory } from '../../fixtures/fixture-content';
import { jsonSchemas } from '../../generator/schema-files/json-schemas';

export const edits = {
  phone: '(630) 123-4567',
  vitalsEndpoint: '/vitals',
  /** 50 characters. */
  email: 'information@northwesternprairieconsultants.example',
  street: '1200 Northwestern Prairie Parkway, Building 4',
  job: { slug: 'edited-data-engineer', title: 'Edited Data Engineer, Łódź', salary: '$118,250' },
  service: 'Edited Data Migration',
} as const;

/** 61 words. */
const words =
  'account archive backup batch bridge budget cable calendar catalog channel claim cloud cluster contract crop dairy data delivery device document energy farm field fleet form freight grain harvest hospital index invoice ledger library machine map market meter mobile network order parcel payment payroll permit plant portal price printer project query rail record report river sample school screen sensor server storage ticket'.split(
    ' ',
  );

const roles = ['Analyst', 'Engineer', 'Specialist', 'Developer', 'Consultant', 'Planner', 'Tester'];

/** The budgets limit what 100 more jobs add to documents and scripts. */
export const moreJobs = Array.from({ length: 100 }, (_, index) => moreJob(index));

/** Different words in each job: compression would remove most of a job that repeats another. */
function moreJob(index: number) {
  const word = (step: number) => words[(index * step + step) % words.length] ?? '';
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const title = `${capital(word(1))} ${capital(word(7))} ${roles[index % roles.length]}`;
  return {
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    summary: `Test the ${word(11)} and ${word(13)} of each ${word(17)}, and explain the ${word(23)} to the ${word(29)} team.`,
    salary: 70_000 + ((index * 7919) % 80_000),
  };
}

/**
 * Writes a copy of the fixture content in which every string is one word of the greatest length,
 * then makes the edits that CONTRIBUTING.md describes.
 */
export function writeEditedContent(directory: string): void {
  const { phone, vitalsEndpoint, email, street, job, service } = edits;
  rmSync(directory, { recursive: true, force: true });
  cpSync(contentDirectory, directory, { recursive: true });
  const rewrite = (file: string, edit: (text: string) => string) => {
    const target = path.join(directory, file);
    writeFileSync(target, edit(readFileSync(target, 'utf8')));
  };
  const change = (file: string, from: RegExp, to: string) =>
    rewrite(file, (text) => {
      if (!from.test(text)) throw new Error(`${file} has nothing like ${from}.`);
      return text.replace(from, to);
    });

  const schemas = jsonSchemas();
  const files = readdirSync(directory, { encoding: 'utf8', recursive: true });
  for (const [index, file] of files.filter((name) => name.endsWith('.yaml')).entries()) {
    rewrite(file, (text) => {
      const { dir, name } = path.parse(file);
      const schema = schemas[dir === 'jobs' ? 'job' : name];
      const longest = lengthen(parse(text), JSON.parse(schema ?? ''), String(index));
      return stringify(longest, { lineWidth: 0 });
    });
  }

  const part = 'm'.repeat(28);
  change('not-found.yaml', /^title: .*$/m, `title: ${part} - ${part}`);
  change('company.yaml', /^phone: .*$/m, `phone: ${phone}\nvitalsEndpoint: ${vitalsEndpoint}`);
  change('company.yaml', /^demoPhone: .*\n/m, '');
  change('company.yaml', /^email: .*$/m, `email: ${email}`);
  change('company.yaml', /^hrEmail: .*$/m, `hrEmail: ${email}`);
  change('company.yaml', /^ {2}street: .*$/m, `  street: ${street}`);
  const editedJob = { ...job, salary: job.salary.replace(/\D/g, '') };
  for (const { slug, ...fields } of [editedJob, ...moreJobs]) {
    const file = `jobs/${slug}.yaml`;
    cpSync(path.join(contentDirectory, 'jobs/with-benefits.yaml'), path.join(directory, file));
    for (const [field, value] of Object.entries(fields)) {
      change(file, new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
    }
  }
  const slugs = [job, ...moreJobs].map(({ slug }) => slug);
  change('careers.yaml', /^jobs:$/m, `jobs:\n  - ${slugs.join('\n  - ')}`);
  change(
    'services.yaml',
    /^cards:$/m,
    `cards:\n  - title: ${service}\n    icon: bigData\n    youGet: your data in its new home.\n    text: We move data from the old system to the new one, and check it by counts and samples.`,
  );
}

/** What a JSON Schema says about a field. */
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
 * are different, because some lists have no duplicates.
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
  // No letter is wider.
  return `W${'m'.repeat(schema.maxLength - place.length - 1)}${place}`;
}
