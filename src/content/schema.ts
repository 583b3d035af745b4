/**
 * The only description of the content: what each file of `content/` may hold. The types that pages
 * work with are inferred from it, and so are the JSON Schemas that editors check with while one types.
 * Node only: browser code imports its types, never its values.
 */
import { z } from 'zod';

/** Descriptions longer than this are cut off in search results and link previews; characters. */
export const descriptionLimit = 160;

/** What is wrong with a text, whatever it says. */
function faultOf(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (text.trim() !== text) return 'begins or ends with a space: take it away';
  if (text.includes('\t')) return 'contains a tab: write a space';
  if (/^[“”„‘].*[“”’]$/s.test(text))
    return 'stands in curly quotes, which visitors would see: write straight quotes (") or none';
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.exec(text)?.[0];
  if (entity !== undefined)
    return `contains "${entity}", which visitors would read as it stands: write the character itself, for example & for &amp;`;
  const tag = /<\/?[a-z][^>]*>?/i.exec(text)?.[0];
  if (tag !== undefined)
    return `contains "${tag}", which visitors would read as it stands: write plain text`;
  const placeholder = /\{[^{}]*\}/.exec(text)?.[0];
  if (placeholder !== undefined)
    return `There is no placeholder ${placeholder}. Right are: {company}, {city}, {place}, {address}, {site}; in company.yaml {site} alone`;
  const unfinished = /\b(?:lorem|ipsum|todo|tbd|xxx)\b/i.exec(text)?.[0];
  if (unfinished !== undefined) return `contains "${unfinished}", which looks unfinished`;
}

/** Tells what is missing, or not what it should be, with an example. */
function notA(what: string, example: string) {
  return {
    error: ({ input }: { input?: unknown }) => {
      const missing = input === undefined || input === null || input === '';
      const wrong = missing ? 'is missing' : `${JSON.stringify(input)} is not ${what}`;
      const hint =
        what === 'a text' && ['number', 'boolean'].includes(typeof input)
          ? `${JSON.stringify(String(input))}, in quotes`
          : example;
      return `${wrong}. Right is, for example:${hint.startsWith('\n') ? '' : ' '}${hint}`;
    },
  };
}

/** A kind of value with an example, which editors show, too. */
function kind<Schema extends z.ZodType>(
  what: string,
  example: string,
  schema: (wrong: ReturnType<typeof notA>) => Schema,
) {
  return schema(notA(what, example)).meta({ examples: [example] });
}

/** Plain text of at most `max` characters. */
function text(max: number, example: string) {
  return kind('a text', example, (wrong) =>
    z
      .string(wrong)
      .max(max, { error: ({ input }) => `has ${String(input).length} characters; ${max} at most` })
      .refine((value) => !faultOf(value), { error: ({ input }) => faultOf(String(input)) }),
  );
}

function pattern(regex: RegExp, what: string, example: string) {
  return kind(what, example, (wrong) => z.string(wrong).regex(regex, wrong));
}

const date = kind('a day of the calendar as year-month-day', '2026-11-21', z.iso.date);
const email = kind('an e-mail address', 'info@example.com', z.email);
const url = kind('an address on the web with https', 'https://www.example.com', (wrong) =>
  z.url({ protocol: /^https$/, hostname: /\./, ...wrong }),
);
/** A number in the United States, as people there write it. */
const phone = pattern(/^\(\d{3}\) \d{3}-\d{4}$/, 'a telephone number', '(630) 123-4567');

function wholeNumber(what: string, min: number, max: number, example: number) {
  const wrong = notA(`${what} from ${min} to ${max}, in digits alone`, String(example));
  return z.int(wrong).min(min, wrong).max(max, wrong);
}

/** The name of one of the drawings in `pages/home/drawings.ts`. */
function icon<const Name extends string>(...names: [Name, ...Name[]]) {
  return z.enum(names, notA(`the name of an icon (${names.join(', ')})`, names[0]));
}

/** A list of texts, none of them twice. */
function texts(min: number, max: number, example: string) {
  const count = {
    error: ({ input }: { input?: unknown }) =>
      `has ${(input as unknown[]).length} entries; ${min} to ${max} are right. Each is one sentence, for example: ${example}`,
  };
  return z
    .array(text(300, example), notA('a list', `\n  - ${example}`))
    .min(min, count)
    .max(max, count)
    .superRefine(noneTwice);
}

function noneTwice(list: readonly string[], context: z.RefinementCtx) {
  for (const index of repeated(list)) {
    context.addIssue({ code: 'custom', path: [index], message: 'stands here a second time' });
  }
}

/** A list of cards or links, each with a name, or what identifies it, of its own. */
function listBy<Shape extends z.core.$ZodLooseShape>(name: keyof Shape & string, shape: Shape) {
  return z
    .array(fields(shape), notA('a list', `\n  - ${name}: …`))
    .superRefine((list: Record<string, unknown>[], context) => {
      const names = list.map((entry) => String(entry[name]));
      for (const index of repeated(names)) {
        const message = `"${names[index]}" is taken already: every ${name} has to be its own`;
        context.addIssue({ code: 'custom', path: [index, name], message });
      }
    });
}

/** The places in a list of what stands there already, whatever its capitals. */
function repeated(list: readonly string[]): number[] {
  const lower = list.map((entry) => entry.toLowerCase());
  return lower.flatMap((entry, index) => (lower.indexOf(entry) < index ? [index] : []));
}

/** An object with these fields and no others: a misspelt optional field would be lost silently. */
function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no field "${issue.keys.join('", "')}" here. Right are: ${known}`
        : notA('a group of fields', known).error(issue),
  });
}

const card = {
  title: text(40, 'Data Engineering'),
  text: text(300, 'We build the pipelines that collect, clean and store your data.'),
};

/** The heading of a section of the home page, and the words under it. */
const section = {
  eyebrow: text(40, 'Services'),
  title: text(60, 'Choose The Service You Need'),
  lead: text(300, 'A project can start with one service and draw on the others.'),
};

/** The files of `content/` beside the jobs': `cloudTechnologies` is `cloud-technologies.yaml`. */
export const contentSchemas = {
  company: fields({
    name: text(40, 'Example Systems'),
    siteUrl: url.refine((value) => new URL(value).origin === value, {
      error: ({ input }) =>
        `${JSON.stringify(input)} has a path or a slash at the end. Right is, for example: https://www.example.com`,
    }),
    email,
    hrEmail: email,
    phone,
    demoPhone: phone,
    address: fields({
      street: text(80, '3 Main Street, Suite 200'),
      locality: text(40, 'Warrenville'),
      region: pattern(/^[A-Z]{2}$/, 'the two letters of a state', 'IL'),
      regionName: text(40, 'Illinois'),
      postalCode: pattern(/^\d{5}(-\d{4})?$/, 'a ZIP code in quotes', '"60555"'),
      country: text(40, 'USA'),
      countryCode: pattern(/^[A-Z]{2}$/, 'the two letters of a country', 'US'),
    }),
    socialLinks: listBy('network', {
      network: z.enum(
        ['linkedIn', 'facebook'],
        notA('a network that has an icon', 'linkedIn, or facebook'),
      ),
      url,
    }),
    designCredit: fields({ name: text(40, 'Example Studio'), url }),
    copyrightYear: wholeNumber('a year', 1970, 2100, 2022),
    /** A path on this site that takes measured web vitals (`navigator.sendBeacon`). */
    vitalsEndpoint: pattern(/^\/\S+$/, 'a path on this site', '/vitals').optional(),
  }),
  home: fields({
    lastChanged: date,
    hero: fields({
      greeting: text(40, 'Welcome To'),
      tagline: text(120, 'We keep your systems running.'),
      /** What the company does, in one line. */
      offer: text(120, 'We design, build and support business software in {place}.'),
    }),
    about: fields({
      ...section,
      /** How a project goes, step by step. */
      steps: listBy('title', {
        title: text(20, 'Build'),
        text: text(60, 'You try small releases.'),
      }),
      demoQuestion: text(60, 'Need Product Demo?'),
      demoAnswer: text(60, 'Call us and we will show you.'),
      cards: listBy('title', { ...card, icon: icon('level', 'compass', 'lantern') }),
    }),
    contact: fields(section),
  }),
  services: fields({
    ...section,
    /** Each says what the client holds in hand at the end. */
    cards: listBy('title', {
      ...card,
      icon: icon('automation', 'architecture', 'support', 'bigData', 'java', 'consulting'),
      youGet: text(90, 'a pipeline and its reports.'),
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
    ...section,
    lead: text(descriptionLimit, 'Openings in {place}, and various US locations.'),
    jobs: z
      .array(
        pattern(
          /^[a-z\d]+(-[a-z\d]+)*$/,
          'the name of a job’s file without its ending (small letters, digits, single hyphens)',
          'data-engineer',
        ),
        notA('a list of jobs', '[] or\n  - data-engineer'),
      )
      .superRefine(noneTwice),
    location: text(80, '{city} & Various US Locations'),
    workLocation: texts(1, 4, 'The position is based in {place}.'),
    education: fields({
      requirement: text(160, "Master's degree, or Bachelor's plus 5 years of experience."),
      credential: text(60, 'postgraduate degree'),
      monthsOfExperience: wholeNumber('a number of months', 0, 240, 60),
    }),
  }),
  footer: fields({
    description: text(
      descriptionLimit,
      '{company} designs, builds and supports software from {place}.',
    ),
    trademarks: text(300, 'All names are trademarks of their respective owners.'),
  }),
  notFound: fields({
    title: text(60, '404 Error - Page Not Found'),
    text: text(descriptionLimit, 'There is no page at this address.'),
  }),
};

/** `content/jobs/*.yaml` */
export const jobSchema = fields({
  title: text(60, 'Data Engineer'),
  /** Anything outside of this range is taken for a typing mistake. */
  salary: wholeNumber('a salary in whole US dollars per year', 30_000, 500_000, 118_250),
  summary: text(
    descriptionLimit,
    'Plan, run and automate the tests that show whether a release is ready.',
  ),
  employmentType: z.enum(
    ['FULL_TIME', 'PART_TIME', 'CONTRACTOR'],
    notA('a kind of employment', 'FULL_TIME, PART_TIME, CONTRACTOR'),
  ),
  /** The day of the first publication. Changed only when the job is really posted anew. */
  datePosted: date,
  lastChanged: date,
  /** The last day for applications; left out while there is none. */
  validThrough: date.optional(),
  duties: texts(6, 9, 'Review the code of colleagues.'),
  /** Without the one that all jobs share (careers.yaml, `education`). */
  requirements: texts(4, 7, 'Clear written English.'),
  /** A general description of the benefits; nothing is shown while it is empty. */
  benefits: texts(0, 12, 'Health insurance.'),
});

/** What `content/` says beside the jobs. */
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
export type Job = z.infer<typeof jobSchema> & {
  /** The name of its file, its address on the site, and its reference for search engines. */
  slug: string;
  /** Where the job is: `Warrenville, IL & Various US Locations`. */
  location: string;
  /** One paragraph each. */
  workLocation: string[];
  equalOpportunity?: string | undefined;
};

/** What lists of jobs show of one. */
export const jobSummaryFields = ['slug', 'title', 'salary', 'summary', 'validThrough'] as const;
export type JobSummary = Pick<Job, (typeof jobSummaryFields)[number]>;

/** All that the site says; the jobs in the order in which they are listed. */
export type SiteContent = Content & { jobs: Job[] };
