/**
 * The only description of the content: what each file in `content/` may hold. The types that pages use
 * are inferred from it, and so are the JSON Schemas that editors check with. `build/describe-issue.ts`
 * turns its issues into messages. Node only: browser code imports its types, never its values.
 */
import { z } from 'zod';

/** Search results and link previews cut off longer descriptions; characters. */
export const descriptionLimit = 160;

/** For editors, and for messages: "is not a phone number. Example: (630) 123-4567". */
function withExample<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: unknown,
) {
  return schema.meta({ description, examples: [example] });
}

/** Plain text of at most `max` characters. */
function text(max: number, example: string) {
  return withExample(z.string().max(max).superRefine(plainText), 'text', example);
}

function plainText(value: string, context: z.RefinementCtx) {
  const message = textProblem(value);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}

function textProblem(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (text.includes('\n'))
    return 'has more than one paragraph: join its lines, or start it with >- and indent the lines below';
  if (text.trim() !== text) return 'begins or ends with a space: remove it';
  if (text.includes('\t')) return 'contains a tab: use a space';
  if (/^[“”„‘].*[“”’]$/s.test(text))
    return 'is in curly quotes, which visitors would see: use straight quotes (") or none';
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.exec(text)?.[0];
  if (entity !== undefined)
    return `contains "${entity}", which visitors would see as is: type the character itself, for example & instead of &amp;`;
  const tag = /<\/?[a-z][^>]*>?/i.exec(text)?.[0];
  if (tag !== undefined) return `contains "${tag}", which visitors would see as is: use plain text`;
  const placeholder = /\{[^{}]*\}/.exec(text)?.[0];
  if (placeholder !== undefined)
    return `There is no placeholder ${placeholder}. You can use {company}, {city}, {place}, {address}, {phone}, {hrEmail} and {site}; in company.yaml, only {site}`;
  const unfinished = /\b(?:lorem|ipsum|todo|tbd|xxx)\b/i.exec(text)?.[0];
  if (unfinished !== undefined) return `contains "${unfinished}", which looks unfinished`;
}

function pattern(regex: RegExp, description: string, example: string) {
  return withExample(z.string().regex(regex), description, example);
}

const date = withExample(z.iso.date(), 'a calendar date written year-month-day', '2026-11-21');
/** Longer addresses do not fit the page's narrow columns. */
const email = withExample(z.email().max(50), 'an email address', 'info@example.com');
const url = withExample(
  z.url({ protocol: /^https$/, hostname: /\./ }),
  'a web address that starts with https://',
  'https://www.example.com',
);
/** A number in the United States, the way people there write it. */
const phone = pattern(/^\(\d{3}\) \d{3}-\d{4}$/, 'a phone number', '(630) 123-4567');

function wholeNumber(description: string, min: number, max: number, example: number) {
  const range = `${description} from ${min} to ${max}, in digits only`;
  return withExample(z.int().min(min).max(max), range, example);
}

/** One of these words, letter for letter. */
function oneOf<const Name extends string>(description: string, names: [Name, ...Name[]]) {
  return withExample(z.enum(names), `${description} (${names.join(', ')})`, names[0]);
}

/** Names of drawings in `src/pages/home/drawings.ts`. */
function icon<const Name extends string>(...names: [Name, ...Name[]]) {
  return oneOf('the name of an icon', names);
}

/** A list of different texts. */
function texts(min: number, max: number, example: string) {
  const list = z.array(text(300, example)).min(min).max(max).superRefine(uniqueItems);
  return withExample(list, `a list of ${min} to ${max} sentences`, [example]);
}

function uniqueItems(list: readonly string[], context: z.RefinementCtx) {
  for (const index of repeated(list)) {
    context.addIssue({ code: 'custom', path: [index], message: 'is in this list twice' });
  }
}

/** A list of cards or links that differ in the field `name`. */
function listBy<Shape extends z.core.$ZodLooseShape>(name: keyof Shape & string, shape: Shape) {
  const list = z.array(fields(shape)).superRefine((items, context) => {
    const names = (items as Record<string, unknown>[]).map((item) => String(item[name]));
    for (const index of repeated(names)) {
      const message = `"${names[index]}" is already taken: every ${name} must be different`;
      context.addIssue({ code: 'custom', path: [index, name], message });
    }
  });
  return list.meta({ description: `a list whose entries start with "- ${name}:"` });
}

/** The indexes of items that repeat an earlier one, ignoring case. */
function repeated(list: readonly string[]): number[] {
  const lower = list.map((entry) => entry.toLowerCase());
  return lower.flatMap((entry, index) => (lower.indexOf(entry) < index ? [index] : []));
}

/** These fields and no others, so that a misspelled optional field is not lost. */
const fields = z.strictObject;

const card = {
  title: text(40, 'Data Engineering'),
  text: text(300, 'We build the pipelines that collect, clean and store your data.'),
};

/** The heading of a section of the home page, and the text below it. */
const section = {
  title: text(60, 'Choose The Service You Need'),
  lead: text(300, 'Start with one service and add others as needed.'),
};

/** The files of `content/` except the jobs: `cloudTechnologies` is `cloud-technologies.yaml`. */
export const contentSchemas = {
  company: fields({
    name: text(40, 'Example Systems'),
    siteUrl: url.refine((value) => !URL.canParse(value) || new URL(value).origin === value, {
      error: 'has a path or a slash at the end. Example: https://www.example.com',
    }),
    email,
    hrEmail: email,
    phone,
    demoPhone: phone,
    address: fields({
      street: text(80, '3 Main Street, Suite 200'),
      locality: text(40, 'Warrenville'),
      region: pattern(/^[A-Z]{2}$/, 'a two-letter state code', 'IL'),
      regionName: text(40, 'Illinois'),
      postalCode: pattern(/^\d{5}(-\d{4})?$/, 'a ZIP code in quotes', '60555'),
      country: text(40, 'USA'),
      countryCode: pattern(/^[A-Z]{2}$/, 'a two-letter country code', 'US'),
    }),
    socialLinks: listBy('network', {
      network: oneOf('a network that has an icon', ['linkedIn', 'facebook']),
      url,
    }),
    designCredit: fields({ name: text(40, 'Example Studio'), url }),
    copyrightYear: wholeNumber('a year', 1970, 2100, 2022),
    /** A path on this site that receives web vitals (`navigator.sendBeacon`). */
    vitalsEndpoint: pattern(/^\/\S+$/, 'a path on this site', '/vitals').optional(),
  }),
  home: fields({
    lastChanged: date,
    hero: fields({
      greeting: text(40, 'Welcome To'),
      tagline: text(120, 'We keep your systems running.'),
      /** What the company does, in one line. */
      offer: text(120, 'From first design to ongoing support: business software for {city}.'),
    }),
    about: fields({
      ...section,
      /** How a project goes, step by step. */
      steps: listBy('title', {
        title: text(20, 'Build'),
        text: text(60, 'We ship small releases you can try.'),
      }),
      demoQuestion: text(60, 'Need Product Demo?'),
      demoAnswer: text(60, 'Call us and we will show you.'),
      cards: listBy('title', { ...card, icon: icon('level', 'compass', 'lantern') }),
    }),
    contact: fields(section),
  }),
  services: fields({
    ...section,
    cards: listBy('title', {
      ...card,
      icon: icon('automation', 'architecture', 'support', 'bigData', 'java', 'consulting'),
      /** What the client has at the end. */
      youGet: text(90, 'a data pipeline and its reports.'),
    }),
  }),
  cloudTechnologies: fields({
    ...section,
    cards: listBy('title', {
      ...card,
      icon: icon('customers', 'serviceDesk', 'servers', 'cloud', 'dipper'),
    }),
  }),
  careers: fields({
    lastChanged: date,
    /** Above the title, and in the breadcrumb of a job. */
    eyebrow: text(40, 'Career'),
    ...section,
    lead: text(descriptionLimit, 'Openings in {place} and at various US locations.'),
    jobs: withExample(
      z
        .array(
          pattern(
            /^[a-z\d]+(-+[a-z\d]+)*$/,
            'the name of a job file without .yaml, in lowercase letters, digits and hyphens',
            'data-engineer',
          ),
        )
        .superRefine(uniqueItems),
      'a list of job files, or [] for none',
      ['data-engineer'],
    ),
    location: text(80, '{city} & Various US Locations'),
    workLocation: texts(1, 4, 'The position is based in {place}.'),
    education: fields({
      requirement: text(160, "Master's degree, or Bachelor's plus 5 years of experience."),
      /** In the words that Google's job search knows. */
      credentials: withExample(
        z
          .array(
            oneOf('a degree', [
              'high school',
              'associate degree',
              'bachelor degree',
              'professional certificate',
              'postgraduate degree',
            ]),
          )
          .min(1)
          .superRefine(uniqueItems),
        'a list of the degrees you accept',
        ['bachelor degree', 'postgraduate degree'],
      ),
      monthsOfExperience: wholeNumber('a number of months', 0, 240, 60),
    }),
    /** Shown with every job. */
    equalOpportunity: text(
      400,
      '{company} is an equal opportunity employer. Applicants are considered without regard to any characteristic protected by applicable law. To request a reasonable accommodation in applying, contact {hrEmail} or {phone}.',
    ).optional(),
  }),
  footer: fields({
    description: text(
      descriptionLimit,
      'Based in {place}, {company} designs, builds and supports software.',
    ),
    trademarks: text(300, 'All product names are trademarks of their respective owners.'),
  }),
  notFound: fields({
    title: text(60, '404 Error - Page Not Found'),
    text: text(descriptionLimit, "We can't find that page."),
  }),
};

/** `content/jobs/*.yaml` */
export const jobSchema = fields({
  title: text(60, 'Data Engineer'),
  /** A number outside this range is taken for a typing mistake. */
  salary: wholeNumber('a salary in whole US dollars per year', 30_000, 500_000, 118_250),
  summary: text(
    descriptionLimit,
    'Plan, run and automate the tests that show whether a release is ready.',
  ),
  employmentType: oneOf('a job type', ['FULL_TIME', 'PART_TIME', 'CONTRACTOR']),
  /** The day it was first published. It changes only when the job is posted again. */
  datePosted: date,
  lastChanged: date,
  /** The last day to apply; optional. */
  validThrough: date.optional(),
  duties: texts(6, 9, 'Review code written by colleagues.'),
  /** Without the one that all jobs share (careers.yaml, `education`). */
  requirements: texts(4, 7, 'Working knowledge of SQL.'),
  /** A general description of the benefits; an empty list is not shown. */
  benefits: texts(0, 12, 'Health insurance.'),
});

/** All of `content/` except the jobs. */
export type Content = {
  [Name in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[Name]>;
};
export type Company = Content['company'];
export type PostalAddress = Company['address'];
export type SocialNetwork = Company['socialLinks'][number]['network'];
export type InfoCard = Content['home']['about']['cards'][number];
export type Service = Content['services']['cards'][number];
export type Technology = Content['cloudTechnologies']['cards'][number];

/** A position, open or closed, with what all jobs share. */
export type Job = z.infer<typeof jobSchema> &
  Pick<Content['careers'], 'location' | 'workLocation' | 'equalOpportunity'> & {
    /** The file's name, the page's address, and the job ID. */
    slug: string;
  };

/** What lists of jobs show. */
export type JobSummary = Pick<Job, 'slug' | 'title' | 'salary' | 'summary' | 'validThrough'>;

/** All content; the jobs in the order in which they are listed. */
export type SiteContent = Content & { jobs: Job[] };
