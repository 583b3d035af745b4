import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isMap, isScalar, LineCounter, parseDocument, type Document, type YAMLError } from 'yaml';
import type { z } from 'zod';

import { addressText, officeCity, officePlace } from '../src/contact/address';
import {
  cardSectionSchema,
  careersSchema,
  companySchema,
  descriptionLimit,
  footerSchema,
  homeSchema,
  jobSchema,
  notFoundSchema,
  repeated,
  type Company,
  type Job,
  type JobSummary,
  type SiteContent,
} from '../src/content/schema';
import { jobDescription } from '../src/seo/metadata';

/** The files of `content/` beside the jobs', and what each may hold. */
export const contentSchemas = {
  company: companySchema,
  home: homeSchema,
  services: cardSectionSchema,
  'cloud-technologies': cardSectionSchema,
  careers: careersSchema,
  footer: footerSchema,
  'not-found': notFoundSchema,
} as const;

/** Addresses that no job can have: other pages, and folders that the build writes. */
const takenSlugs = ['home', 'career', '404', 'index', 'static', 'previews'];

/** What is wrong at one place of a file. */
type Issue = { path: PropertyKey[]; message: string };

export type ReadContent = {
  /** Only to be relied on while there are no mistakes. */
  content: SiteContent;
  /** Everything that must not be published, each as text to print; empty if the content is sound. */
  mistakes: string[];
  /** Files of jobs that `careers.yaml` does not list. */
  drafts: string[];
};

/**
 * Reads, checks and completes the content: placeholders such as `{company}` are filled in, and every
 * job gets what all jobs share.
 *
 * @param directory the folder with `company.yaml` and the others
 * @param today ISO 8601 date; no job can have been posted later
 */
export function readContent(directory: string, today: string): ReadContent {
  const files = new Map<string, ContentFile>();
  const open = (name: string, schema: z.ZodType) => {
    const file = new ContentFile(path.join(directory, `${name}.yaml`), schema);
    files.set(name, file);
    return file;
  };
  const strays = strayFiles(directory).map(
    (file) =>
      `${path.join(directory, file)}\n  Nothing on the site reads this file. Right are: ${Object.keys(contentSchemas).join('.yaml, ')}.yaml, and jobs/<address>.yaml`,
  );

  const companyFile = open('company', companySchema);
  const company = companyFile.check({ site: siteUrl(companyFile) }) as Company;
  if (companyFile.mistakes.length > 0)
    return { content: {} as SiteContent, mistakes: companyFile.mistakes, drafts: [] };
  company.siteUrl = process.env['SITE_URL']?.replace(/\/+$/, '') || company.siteUrl;

  const placeholders = {
    company: company.name,
    city: officeCity(company.address),
    place: officePlace(company.address),
    address: addressText(company.address),
    site: company.siteUrl,
  };
  const read = <Name extends keyof typeof contentSchemas>(name: Name) =>
    open(name, contentSchemas[name]).check(placeholders) as z.infer<(typeof contentSchemas)[Name]>;
  const careers = read('careers');
  const content: SiteContent = {
    company,
    home: read('home'),
    services: read('services'),
    cloudTechnologies: read('cloud-technologies'),
    careers,
    footer: read('footer'),
    notFound: read('not-found'),
    jobs: [],
  };

  const written = jobFiles(directory);
  const listed = files.get('careers')?.mistakes.length === 0 ? careers.jobs : [];
  listed.forEach((slug, index) => {
    const report = (message: string) =>
      files.get('careers')?.report({ path: ['jobs', index], message });
    if (takenSlugs.includes(slug)) return report(`"/${slug}" is an address of the site itself`);
    if (!written.includes(slug))
      return report(`There is no ${path.join(directory, 'jobs', `${slug}.yaml`)}`);
    const file = open(`jobs/${slug}`, jobSchema);
    const job = file.check(placeholders) as z.infer<typeof jobSchema>;
    if (file.mistakes.length > 0) return;
    const { location, workLocation, education } = careers;
    const requirements = [education.requirement, ...job.requirements];
    content.jobs.push({ ...job, slug, location, workLocation, requirements });
    checkJob(job, content.jobs, today).forEach((issue) => file.report(issue));
  });

  return {
    content,
    mistakes: [...strays, ...[...files.values()].flatMap(({ mistakes }) => mistakes)],
    drafts: written.filter((slug) => !listed.includes(slug)),
  };
}

/** All mistakes, as the build prints them before it ends. */
export function mistakesAsText(mistakes: readonly string[]): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return [`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n');
}

/** What shows only between fields: days in the wrong order, texts too long together, repeated titles. */
function checkJob(job: z.infer<typeof jobSchema>, jobs: readonly Job[], today: string): Issue[] {
  const { datePosted, lastChanged, validThrough } = job;
  const { length } = jobDescription(jobs.at(-1) as Job);
  const rules: [wrong: boolean, field: string, message: string][] = [
    [datePosted > today, 'datePosted', `${datePosted} is in the future; today is ${today}`],
    [
      validThrough !== undefined && validThrough < datePosted,
      'validThrough',
      `The last day, ${validThrough}, comes before datePosted, ${datePosted}`,
    ],
    [
      lastChanged < datePosted,
      'lastChanged',
      `The last change, ${lastChanged}, comes before datePosted, ${datePosted}`,
    ],
    [
      length > descriptionLimit,
      'summary',
      `With place and salary in front, link previews would show ${length} characters; ${descriptionLimit} at most`,
    ],
    [
      repeated(jobs.map(({ title }) => title)).length > 0,
      'title',
      `"${job.title}" is taken already: every job has to have its own title`,
    ],
  ];
  return rules.flatMap(([wrong, field, message]) => (wrong ? [{ path: [field], message }] : []));
}

/** A YAML file with what is wrong in it. */
class ContentFile {
  readonly mistakes: string[] = [];
  readonly #file: string;
  readonly #schema: z.ZodType;
  readonly #text: string;
  readonly #lines = new LineCounter();
  readonly #document: Document;

  constructor(file: string, schema: z.ZodType) {
    this.#file = file;
    this.#schema = schema;
    this.#text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    this.#document = parseDocument(this.#text, {
      lineCounter: this.#lines,
      prettyErrors: false,
      logLevel: 'silent',
    });
    if (!existsSync(file)) this.mistakes.push(`${file}\n  This file is missing.`);
    for (const error of this.#document.errors.slice(0, 1)) {
      this.#reportAt(error.pos[0], inWords(error, this.#text));
    }
  }

  /** The raw value of a field. */
  get(field: string): unknown {
    return this.mistakes.length > 0 ? undefined : this.#document.get(field);
  }

  /** The file's content with its placeholders filled in; `undefined` if it has mistakes. */
  check(placeholders: Readonly<Record<string, string>>): unknown {
    if (this.mistakes.length > 0) return undefined;
    const value = this.#fillIn(this.#document.toJS() ?? {}, placeholders);
    const { data, error } = this.#schema.safeParse(value);
    const told = new Set<string>();
    for (const issue of error?.issues ?? []) {
      const key = issue.path.join('/');
      // Of several rules that a field breaks, the first says enough.
      if (!told.has(key) || issue.code === 'unrecognized_keys') this.report(issue);
      told.add(key);
    }
    return data;
  }

  report(issue: Issue & { keys?: string[] }): void {
    const path = issue.keys === undefined ? issue.path : [...issue.path, issue.keys[0] ?? ''];
    this.#reportAt(this.#offsetOf(path), issue.message, path);
  }

  #fillIn(value: unknown, placeholders: Readonly<Record<string, string>>, at: PropertyKey[] = []) {
    if (typeof value === 'string') {
      return value.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
        const known = placeholders[name];
        if (known === undefined) {
          const message = `There is no placeholder ${whole}. Right are: {${Object.keys(placeholders).join('}, {')}}`;
          this.report({ path: at, message });
        }
        return known ?? whole;
      });
    }
    if (typeof value !== 'object' || value === null) return value;
    const filled: [string, unknown][] = Object.entries(value).map(([key, inner]) => [
      key,
      this.#fillIn(inner, placeholders, [...at, Array.isArray(value) ? Number(key) : key]),
    ]);
    return Array.isArray(value) ? filled.map(([, inner]) => inner) : Object.fromEntries(filled);
  }

  /** Where a field stands, or, if it is missing, what it is missing from. */
  #offsetOf(path: readonly PropertyKey[]): number {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = this.#document.getIn(path.slice(0, depth - 1), true) ?? this.#document.contents;
      const key = path[depth - 1];
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined;
      const node = pair?.key ?? this.#document.getIn(path.slice(0, depth), true);
      const range = (node as { range?: [number, number, number] } | undefined)?.range;
      if (range) return range[0];
    }
    return 0;
  }

  #reportAt(offset: number, message: string, path: readonly PropertyKey[] = []): void {
    const { line, col } = this.#lines.linePos(offset);
    const field = path
      .map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)))
      .join(', ');
    const shown = this.#text.split('\n')[line - 1] ?? '';
    this.mistakes.push(
      [
        `${this.#file}:${line}:${col}${field && `  ${field}`}`,
        ...(shown.trim() === '' ? [] : [`  | ${shown}`]),
        `  ${message}`,
      ].join('\n'),
    );
  }
}

/** A mistake in YAML's own grammar, as somebody would say it who has never heard of YAML. */
function inWords(error: YAMLError, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', error.pos[0] - 1) + 1).split('\n')[0] ?? '';
  if (/^ *\t/.test(line) || error.code === 'TAB_AS_INDENT')
    return 'This line begins with a tab. Write spaces instead.';
  switch (error.code) {
    case 'MISSING_CHAR':
      return /quote/.test(error.message)
        ? 'A quotation mark is missing at the end of this text.'
        : 'A colon is missing. Right is, for example: title: Data Engineer';
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return 'There is one colon too many, or one is missing. Put a text that has a colon in it into quotes, for example: "Field of study: any"';
    case 'DUPLICATE_KEY':
      return 'This field stands here a second time.';
    case 'BAD_INDENT':
      return 'This line begins too far left or right. Fields that belong together begin at the same place.';
    case 'UNEXPECTED_TOKEN':
      return 'This text begins with a character that has a meaning of its own here. Put it into quotes, for example: "{company} designs software."';
    default:
      return `This cannot be read: ${error.message}`;
  }
}

function siteUrl(company: ContentFile): string {
  return String(process.env['SITE_URL']?.replace(/\/+$/, '') || company.get('siteUrl'));
}

function jobFiles(directory: string): string[] {
  const jobs = path.join(directory, 'jobs');
  if (!existsSync(jobs)) return [];
  return readdirSync(jobs)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length));
}

function strayFiles(directory: string): string[] {
  const known = Object.keys(contentSchemas).map((name) => `${name}.yaml`);
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((file) => !known.includes(file) && !/^jobs[\\/][^\\/]+\.yaml$/.test(file));
}

/**
 * Writes the content as JSON modules, which pages import as `@content/….json`. The jobs' texts are
 * modules of their own, so that a page loads only the one it shows.
 */
export function writeContentModules(content: SiteContent, directory: string): void {
  const { jobs, ...rest } = content;
  const { company, home, services, cloudTechnologies, careers, footer, notFound } = rest;
  const modules: Record<string, unknown> = {
    company,
    home,
    services,
    'cloud-technologies': cloudTechnologies,
    careers,
    footer,
    'not-found': notFound,
    slugs: jobs.map(({ slug }) => slug),
    'job-list': jobs.map(toSummary),
    ...Object.fromEntries(jobs.map((job) => [`jobs/${job.slug}`, job])),
  };
  mkdirSync(path.join(directory, 'jobs'), { recursive: true });
  for (const slug of readdirSync(path.join(directory, 'jobs'))) {
    if (!(`jobs/${path.parse(slug).name}` in modules)) rmSync(path.join(directory, 'jobs', slug));
  }
  for (const [name, value] of Object.entries(modules)) {
    const file = path.join(directory, `${name}.json`);
    const text = JSON.stringify(value, null, 2);
    // A development server compiles what has changed.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

function toSummary({ slug, title, salary, summary, validThrough }: Job): JobSummary {
  return { slug, title, salary, summary, ...(validThrough !== undefined && { validThrough }) };
}
