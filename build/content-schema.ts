import { z } from 'zod';

import { iconNames } from '../src/content/info-card';
import { educationRequirement } from '../src/content/jobs';
import type { SiteContent } from './site-content';

/** Yearly salaries outside of it are taken for typing mistakes; USD. */
const salaryRange = { least: 30_000, most: 500_000 } as const;

/** What would be read as unfinished, or is markup, which the pages show as it is typed. */
const unfinished = /\b(lorem|ipsum|todo|tbd|xxx)\b|<\/?[a-z]/i;

/**
 * A value that has to pass a schema. Whatever is wrong with it is told in one sentence that says what
 * is wanted, with an example of it.
 */
function value(schema: z.ZodType, wanted: string, example: string) {
  return z.custom((input) => schema.safeParse(input).success, {
    error: ({ input }) =>
      `${input === undefined ? 'There has to be' : `${asTyped(input)} is not`} ${wanted}. Right is, for example: ${example}`,
  });
}

/** A value as it stands in the file, cut off after a line's length. */
function asTyped(input: unknown): string {
  const typed = typeof input === 'string' ? `"${input}"` : (JSON.stringify(input) ?? String(input));
  return typed.length > 80 ? `${typed.slice(0, 79)}…` : typed;
}

function text(most: number, example: string) {
  return value(
    z
      .string()
      .min(1)
      .max(most)
      .refine((typed) => typed.trim() === typed && !unfinished.test(typed)),
    `a finished text of 1 to ${most} characters without markup or white space around it`,
    example,
  );
}

/** A list of texts, none of them twice. */
function lines(least: number, most: number, example: string) {
  return z
    .array(text(300, example), { error: () => `A list of texts is missing: ['${example}']` })
    .check(({ value: list, issues }) => {
      if (list.length < least || list.length > most) {
        issues.push({
          code: 'custom',
          input: list,
          continue: true,
          message: `There are ${list.length} entries; ${least} to ${most} are right. Each is one sentence, for example: ${example}`,
        });
      }
      list.forEach((line, index) => {
        if (list.indexOf(line) === index) return;
        issues.push({
          code: 'custom',
          input: list,
          continue: true,
          path: [index],
          message: `${asTyped(line)} stands here a second time. Every entry is to be its own, for example: ${example}`,
        });
      });
    });
}

/** An object with these fields and no others: a misspelt optional field would be lost silently. */
function fields<T extends z.core.$ZodLooseShape>(shape: T) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no field "${issue.keys.join('", "')}". Right are: ${known}`
        : `${asTyped(issue.input)} is not an object with the fields: ${known}`,
  });
}

const date = value(z.iso.date(), 'a day of the calendar as year-month-day', '2026-11-21');

const email = value(z.email(), 'an e-mail address', 'info@example.com');

const url = value(
  z.url({ protocol: /^https$/, hostname: /\./ }),
  'an address on the web with https',
  'https://www.example.com',
);

const phone = fields({
  display: value(
    z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/),
    'a telephone number as people here write it',
    '(630) 123-4567',
  ),
  e164: value(z.e164(), 'a telephone number as phones dial it (E.164)', '+16301234567'),
});

const card = fields({
  title: text(40, 'Data Engineering'),
  text: text(300, 'We build the pipelines that collect, clean and store your data.'),
  icon: value(
    z.enum(iconNames),
    `an icon that is drawn (${iconNames.join(', ')}; src/pages/home/drawings.ts names the drawings)`,
    'servers',
  ),
});

const cards = list(card);

const service = card.extend({ youGet: text(90, 'a pipeline and its reports.') });

function list(entry: z.ZodType) {
  return z.array(entry).min(1, 'There is no card. At least one belongs here.');
}

const section = { eyebrow: text(40, 'Services'), title: text(60, 'Choose The Service You Need') };

const words = z.record(z.string(), text(300, 'Open positions'));

/** `src/content/company.ts`. */
const companySchema = fields({
  name: text(40, 'Example Systems'),
  siteUrl: value(
    z.url({ protocol: /^https$/, hostname: /\./ }).refine((typed) => {
      return new URL(typed).origin === typed;
    }),
    'the site’s origin (here or in SITE_URL): https, and neither a path nor a slash at the end',
    'https://www.example.com',
  ),
  email,
  hrEmail: email,
  phone,
  demoPhone: phone,
  address: fields({
    street: text(80, '3 Main Street, Suite 200'),
    locality: text(40, 'Warrenville'),
    region: value(z.string().regex(/^[A-Z]{2}$/), 'the two letters of a state', 'IL'),
    regionName: text(40, 'Illinois'),
    postalCode: value(z.string().regex(/^\d{5}(-\d{4})?$/), 'a ZIP code', '60555'),
    country: text(40, 'USA'),
    countryCode: value(z.string().regex(/^[A-Z]{2}$/), 'the two letters of a country', 'US'),
  }),
  socialLinks: z.array(
    fields({
      network: value(z.enum(['linkedIn', 'facebook']), 'a network that has an icon', 'linkedIn'),
      name: text(40, 'LinkedIn'),
      url,
    }),
  ),
  designCredit: fields({ name: text(40, 'Example Studio'), url }),
  copyrightYear: value(z.int().min(1970).max(2100), 'a year', '2022'),
  vitalsEndpoint: value(
    z
      .string()
      .regex(/^\/\S+$/)
      .nullable(),
    'a path on this site, or null',
    '/vitals',
  ),
});

/** An entry of `jobs` in `src/content/jobs.ts`. */
const jobSchema = fields({
  route: value(
    z.string().regex(/^\/?[a-z0-9]+(-[a-z0-9]+)*$/),
    'an address of small letters, digits and single hyphens, with or without a slash in front',
    '/data-engineer',
  ),
  title: text(60, 'Data Engineer'),
  salary: value(
    z.int().min(salaryRange.least).max(salaryRange.most),
    `a salary in whole USD per year from ${salaryRange.least} to ${salaryRange.most}`,
    '118_250',
  ),
  summary: text(160, 'Plan, run and automate the tests that show whether a release is ready.'),
  duties: lines(6, 9, 'Review the code of colleagues.'),
  requirements: lines(5, 8, 'Clear written English.').refine(
    (list) => list.includes(educationRequirement),
    `The education requirement is missing. Every job has the entry: educationRequirement`,
  ),
  workLocation: lines(1, 4, 'The position is based at our office.'),
  employmentType: value(
    z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']),
    'a kind of employment that search engines know',
    'FULL_TIME',
  ),
  datePosted: date,
  validThrough: date.optional(),
  lastChanged: date,
  benefits: lines(0, 12, 'Health insurance.'),
});

/** What stands in each file of `src/content/`: names of exports, and what they hold. */
export const contentSchemas: Record<keyof SiteContent, z.ZodType> = {
  'company.ts': fields({ company: companySchema }),
  'jobs.ts': fields({ jobs: z.array(jobSchema) }),
  'careers.ts': fields({ careers: words, careersLastChanged: date }),
  'home.ts': fields({
    homeLastChanged: date,
    hero: words,
    about: fields({
      ...section,
      text: text(300, 'We design, build and maintain business software.'),
      steps: z.array(
        fields({ title: text(20, 'Build'), text: text(60, 'You get small releases.') }),
      ),
      demoQuestion: text(60, 'Need Product Demo?'),
      demoAnswer: text(60, 'Call us and we will show you.'),
      cards,
    }),
    contact: words,
  }),
  'services.ts': fields({
    services: fields({
      ...section,
      lead: text(160, 'Six ways of working with us.'),
      youGet: text(20, 'You get:'),
      cards: list(service),
    }),
  }),
  'cloud-technologies.ts': fields({
    cloudTechnologies: fields({ ...section, lead: text(160, 'Four platforms we use.'), cards }),
    trademarkNotice: text(300, 'All names are trademarks of their respective owners.'),
  }),
  'footer.ts': fields({ footer: words }),
  'interface.ts': fields({ interfaceWords: words, contactWays: words, copying: words }),
  'job-page.ts': fields({ jobPage: words }),
  'navigation.ts': fields({
    navigation: z.array(
      fields({
        label: text(40, 'Services'),
        to: value(z.string().startsWith('/'), 'an address of this site', '/#Services'),
        section: z.string().optional(),
      }),
    ),
  }),
  'not-found.ts': fields({ notFound: words }),
};
