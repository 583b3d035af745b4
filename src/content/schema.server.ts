/**
 * The fields of each file in `content/`, from which types and the editors' JSON Schemas follow. A
 * text has its most characters and an example, and a description if its name does not say enough.
 * Groups are strict, so a typo in the name of an optional field is a mistake.
 */
import { z } from 'zod';

import {
  date,
  email,
  groups,
  list,
  pattern,
  phone,
  salary,
  text,
  timeZone,
  url,
  wholeNumber,
} from './fields.server';
import { documentNames, previewFolder, sitePreviewName } from './output-files';
import { paths } from './paths';

/**
 * A job's slug: the name of its file without `.yaml`, and the URL path of its page. It matches
 * `data-analyst-2`, but not `Data_Analyst` and `-analyst`.
 */
export const slugPattern = /^[a-z\d]+(-+[a-z\d]+)*$/;

/**
 * The slugs that a job cannot have, because they are names of other pages, files or folders. They are in
 * lowercase, because `home.html` and `Home.html` are one file on Windows and macOS.
 */
export const reservedSlugs: readonly string[] = [
  ...Object.values(paths).map((path) => path.slice(1).toLowerCase() || documentNames.home),
  documentNames.notFound,
  previewFolder,
  sitePreviewName,
  'static',
];

const slug = z
  .string()
  .regex(slugPattern, 'This is not written like the example')
  .refine((name) => !reservedSlugs.includes(name), {
    error: ({ input }) =>
      `The site itself uses the name of jobs/${input}.yaml. Rename the file, and write its new name here`,
  })
  .meta({ examples: ['data-engineer'] });

/**
 * A site's URL as browsers write it, without a slash at its end. It matches `https://example.com` and
 * `https://example.com/folder`, but not `https://Example.com` and `https://example.com/`.
 */
const siteUrlPattern = /^https:\/\/([a-z\d-]+\.)+[a-z]{2,}(\/[\w.~-]+)*$/;

/** The heading and the introduction of a section. */
const section = {
  title: text(60, 'Choose The Service You Need'),
  lead: text(300, 'Start with one service.', 'The introduction below the heading.'),
};

const card = {
  title: text(40, 'Data Engineering'),
  text: text(300, 'We build the pipelines that clean your data.'),
};

const company = z.strictObject({
  name: text(40, 'Example Systems'),
  siteUrl: pattern(
    siteUrlPattern,
    'https://www.example.com',
    'https://, the host in lowercase, and the folder if the site is in one.',
  ),
  email: email('Receives mail from visitors.'),
  hrEmail: email('Receives applications.'),
  phone: phone(),
  demoPhone: phone('For "Need Product Demo?".').optional(),
  address: z.strictObject({
    street: text(80, '3 Main Street, Suite 200'),
    locality: text(40, 'Warrenville', 'The town, without the state.'),
    region: pattern(/^[A-Z]{2}$/, 'IL', "The state's two letters."),
    regionName: text(40, 'Illinois', "The state's name, for {place}."),
    postalCode: pattern(/^\d{5}(-\d{4})?$/, '60555', 'The ZIP code, in quotes.'),
    country: text(40, 'USA', 'At the end of the address.'),
    countryCode: pattern(/^[A-Z]{2}$/, 'US', "The country's two letters."),
  }),
  timeZone: timeZone('Jobs close at the end of a day in this time zone.'),
  socialLinks: groups(
    {
      network: z.enum(['linkedIn', 'facebook']),
      url: url("The company's page there. Without it, the site opens.").optional(),
    },
    { description: 'Or [] for none.' },
  ),
  designCredit: z.strictObject({ name: text(40, 'Example Studio'), url: url() }),
  copyrightYear: wholeNumber(1970, 2100, 2022, 'After © in the footer.'),
  vitalsEndpoint: pattern(/^\/[^/\s]\S*$/, '/r', 'Receives reports: docs/hosting.md.').optional(),
});

const home = z.strictObject({
  pageTitle: text(60, 'IT Consulting in {place}', "Browser tabs add the company's name."),
  pageDescription: text(160, 'IT consultants in {place}.', 'Search results show it.'),
  previewAlt: text(160, '{company}: hills under a wide sky', 'Describes the preview image.'),
  hero: z.strictObject({
    greeting: text(40, 'Welcome To', "Precedes the company's name, above the headline."),
    tagline: text(120, 'We keep your systems running.', 'The line below the headline.'),
    offer: text(70, 'We build business software for {city}.', 'The headline.'),
    button: text(28, 'Email us about your project', 'Opens an email.'),
    jobsQuestion: text(40, 'Looking for a job?', 'Precedes the number of open positions.'),
  }),
  about: z.strictObject({
    ...section,
    steps: groups(
      { title: text(20, 'Build'), text: text(60, 'We ship small releases you can try.') },
      { min: 3, max: 3, description: 'The picture has three barns, one for each step.' },
    ),
    demoQuestion: text(60, 'Need Product Demo?', 'The question above the demo.'),
    demoAnswer: text(100, 'Call us and we will show you.'),
    cards: groups({ ...card, icon: z.enum(['level', 'compass', 'lantern']) }, { min: 1 }),
  }),
  contact: z.strictObject({ ...section, button: text(30, 'Email us', 'Opens an email.') }),
  references: z
    .strictObject({
      title: text(40, 'What clients say'),
      quotes: groups(
        {
          text: text(240, 'Our own people run it now.'),
          who: text(40, 'Jordan Lee'),
          role: text(40, 'Head of Operations'),
          company: text(40, 'Example Farms'),
          url: url('A page about the work.').optional(),
        },
        { min: 1 },
      ),
    })
    .optional(),
});

const services = z.strictObject({
  ...section,
  youGetLabel: text(16, 'You get', 'Precedes `youGet` on each card.'),
  sampleLabel: text(8, 'Sample', 'Stamped on the sample.'),
  cards: groups(
    {
      ...card,
      icon: z.enum(['automation', 'architecture', 'support', 'bigData', 'java', 'consulting']),
      youGet: text(90, 'a map of your data.', 'What the client can hold or use.'),
      sample: z
        .strictObject({
          title: text(40, 'A page from a support log'),
          lines: groups(
            { label: text(20, 'What broke'), text: text(120, 'The nightly import stopped.') },
            { min: 1 },
          ),
        })
        .optional(),
    },
    { min: 1 },
  ),
  /** The question at the end of the section, with its answer and a link. */
  ask: z.strictObject({
    question: text(40, 'Not sure which one?'),
    answer: text(100, "Tell us what isn't working."),
    link: text(24, 'Email us the problem', 'Opens an email.'),
  }),
});

const cloudTechnologies = z.strictObject({
  ...section,
  cards: groups(
    {
      ...card,
      icon: z.enum(['customers', 'serviceDesk', 'servers', 'cloud', 'key', 'dipper']),
    },
    { min: 1 },
  ),
});

/** The terms that Google's job search defines. */
const credentials = z.enum([
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
]);

const careers = z.strictObject({
  label: text(40, 'Career', 'Above the title, and in the breadcrumb of a job.'),
  title: section.title,
  lead: text(160, 'Open positions in {place}.', 'The introduction below the heading.'),
  jobs: list(slug, {
    description: 'The names of the job files without .yaml, in the order of the page; [] for none.',
  }),
  noOpenPositions: text(120, 'There are no open positions.'),
  locationNote: text(120, 'Every position is based in {city}.', 'Above the list of jobs.'),
  applySteps: groups(
    {
      title: text(30, 'Send your resume'),
      text: text(90, 'Attach it as a PDF and send the email.'),
    },
    { min: 1, max: 4, description: 'The road to the mailbox has room for four.' },
  ),
  applyByEmail: z.strictObject({
    send: text(120, 'Email us your resume as a PDF.', 'Says how to apply.'),
    addressLabel: text(40, 'Email your resume to:'),
    subjectLabel: text(40, 'Use this subject line:'),
    lines: list(text(40, 'Phone'), { min: 1, description: 'For the applicant to fill in.' }),
  }),
  workingHere: z
    .strictObject({
      title: text(40, 'Working here'),
      reasons: groups(
        { title: text(30, 'Close to the users'), text: text(120, 'You talk to the users.') },
        { min: 1, max: 30 },
      ),
    })
    .optional(),
  closedJob: z.strictObject({
    title: text(60, 'This position is closed'),
    text: text(160, 'See the career page for open positions.'),
  }),
  location: text(80, '{city} & Various US Locations', 'Where all jobs are.'),
  workLocation: list(text(300, 'The position is based in {place}.'), { min: 1 }),
  officeLine: text(200, 'Our office: {address}', 'The last paragraph under Work Location.'),
  education: z.strictObject({
    requirement: text(160, "Bachelor's degree.", 'The first of every job.'),
    credentials: list(credentials, { min: 1, description: 'For search engines.' }),
    monthsOfExperience: wholeNumber(0, 240, 60, 'Required without the highest degree.'),
  }),
  equalOpportunity: text(400, 'We are an equal opportunity employer.').optional(),
});

const footer = z.strictObject({
  description: text(160, 'Based in {place}, {company} builds software.'),
  trademarks: text(300, 'Java is a trademark of its owner.'),
});

const notFound = z.strictObject({
  title: text(60, '404 Error - Page Not Found', 'What is before the first " - " is above it.'),
  text: text(160, "We can't find that page."),
  linksLabel: text(30, 'Try one of these:'),
  links: z.strictObject({
    home: text(16, 'Home page'),
    services: text(16, 'Services'),
    careers: text(16, 'Open positions'),
    contact: text(16, 'Contact'),
  }),
});

/** The fields of each file in `content/jobs`. */
export const jobSchema = z.strictObject({
  title: text(60, 'Data Engineer', "Without the company's name."),
  salary: salary(),
  summary: text(100, 'Build and test our data pipelines.', 'Search results show it.'),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']),
  icon: z.enum(['sieve', 'plow', 'pump', 'level', 'ladder']).optional(),
  datePosted: date('First published or last reposted.'),
  validThrough: date('The last day to apply.').optional(),
  duties: list(text(300, '**Review code** of others.'), { min: 1, max: 30 }),
  // The site adds the education requirement of careers.yaml.
  requirements: list(text(300, '**SQL** for test data.'), { min: 1, max: 30 }),
  benefits: list(text(300, 'Health insurance.'), { max: 30, description: 'Or [] for none.' }),
});

/** The schemas of all files in `content/` except the jobs. `contentFileName` has the files' names. */
export const schemas = { company, home, services, cloudTechnologies, careers, footer, notFound };

/** Returns the name of a schema's file: `cloud-technologies.yaml` for `cloudTechnologies`. */
export function contentFileName(name: string): string {
  return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}
