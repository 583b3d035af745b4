/**
 * The fields of each file in `content/`, from which types and the editors' JSON Schemas are
 * derived. Objects are strict, so that a typo in the name of an optional field is an error.
 */

import { z } from 'zod';

import {
  about,
  date,
  email,
  icon,
  listBy,
  listOf,
  oneOf,
  origin,
  pattern,
  phone,
  sentences,
  text,
  textWithLeadWords,
  timeZone,
  url,
  wholeNumber,
  withExample,
  withWord,
} from './fields';
import { salary } from './salary';

/** A job's slug: the name of its file without `.yaml`, and the URL path of its page. */
export const slugPattern = /^[a-z\d]+(-+[a-z\d]+)*$/;

/** In characters. Search results and link previews cut off longer descriptions. */
const descriptionLimit = 160;

const card = {
  title: about("The card's heading.", text(40, 'Data Engineering')),
  text: about(
    'What the card offers.',
    text(300, 'We build the pipelines that collect, clean and store your data.'),
  ),
};

/** Heading and introduction of a section. */
const section = {
  title: about("The section's heading.", text(60, 'Choose The Service You Need')),
  lead: about(
    'The introduction below the heading.',
    text(300, 'Start with one service and add others as needed.'),
  ),
};

/** The last line of a section, whose link opens an email. */
const emailPrompt = z.strictObject({
  question: about('Asks what a visitor may wonder.', text(40, 'Not sure which one?')),
  answer: about(
    'Answers the question.',
    text(100, "Tell us what isn't working, and we'll tell you where we would start."),
  ),
  link: about('The label of the link, which opens an email.', text(24, 'Email us the problem')),
});

/** An example of what a client gets. */
const sample = z.strictObject({
  title: about('What the sample is.', text(40, 'A page from a support log')),
  lines: listBy(
    'label',
    {
      label: about('Names the line.', text(20, 'What broke')),
      text: about('What the sample says there.', text(120, 'The nightly import stopped.')),
    },
    { min: 2, max: 4, entries: 'lines' },
  ),
});

/** `content/company.yaml` */
const companySchema = z.strictObject({
  name: about("The company's name.", text(40, 'Example Systems')),
  siteUrl: about('Where the site will be: https:// and the host.', origin),
  email: about('Receives mail from the contact section.', email),
  hrEmail: about('Receives applications.', email),
  phone: about('Visitors call this number.', phone),
  demoPhone: about('For "Need Product Demo?", if it is not `phone`.', phone).optional(),
  address: z.strictObject({
    street: about('Street, number and suite.', text(80, '3 Main Street, Suite 200')),
    locality: text(40, 'Warrenville', {
      regex: /^[^,]+$/,
      message: 'Write the town without the state',
    }),
    region: pattern(/^[A-Z]{2}$/, { description: 'a two-letter state code', example: 'IL' }),
    regionName: about("The state's name, for {place}.", text(40, 'Illinois')),
    postalCode: pattern(/^\d{5}(-\d{4})?$/, {
      description: 'a ZIP code in quotes',
      example: '60555',
    }),
    country: about('The country, at the end of the address.', text(40, 'USA')),
    countryCode: pattern(/^[A-Z]{2}$/, {
      description: 'a two-letter country code',
      example: 'US',
    }),
  }),
  timeZone: about('Jobs close at the end of a day in this time zone.', timeZone),
  socialLinks: listBy(
    'network',
    {
      network: withExample(
        z.enum(['linkedIn', 'facebook']),
        'a network that has an icon, linkedIn or facebook; a programmer can add one in src/layout/social-links.tsx',
        'linkedIn',
      ),
      url,
    },
    { min: 0 },
  ),
  designCredit: z.strictObject({ name: text(40, 'Example Studio'), url }),
  copyrightYear: about(
    'The year after © in the footer.',
    wholeNumber('a year', { min: 1970, max: 2100, example: 2022 }),
  ),
  vitalsEndpoint: about(
    'Path on this site that receives web vitals and the errors that visitors see (docs/hosting.md, Reports).',
    pattern(/^\/[^/\s]\S*$/, {
      description: 'a path on this site',
      example: '/vitals',
    }),
  ).optional(),
});

/** `content/home.yaml` */
const homeSchema = z.strictObject({
  lastChanged: date,
  pageTitle: about("Browser tabs add the company's name.", text(60, 'IT Consulting in {place}')),
  pageDescription: about(
    'Search results and link previews show it.',
    text(160, 'IT consultants in {place}, for business software, data and cloud systems.'),
  ),
  previewAlt: about(
    'Describes the preview image that all pages except jobs share.',
    text(160, '{company}: prairie hills under a wide sky'),
  ),
  hero: z.strictObject({
    greeting: about("Precedes the company's name, above the headline.", text(40, 'Welcome To')),
    tagline: about('The line below the headline.', text(120, 'We keep your systems running.')),
    offer: about('The headline.', text(70, 'We build business software for {city}.')),
    button: about('Opens an email.', text(28, 'Email us about your project')),
    jobsQuestion: about('Precedes the number of open positions.', text(40, 'Looking for a job?')),
  }),
  about: z.strictObject({
    ...section,
    steps: about(
      'The steps of a project. The illustration above them has three parts.',
      listBy(
        'title',
        {
          title: text(20, 'Build'),
          text: text(60, 'We ship small releases you can try.'),
        },
        { min: 3, max: 3, entries: 'steps' },
      ),
    ),
    demoQuestion: about('The heading of the card about a demo.', text(60, 'Need Product Demo?')),
    demoAnswer: about('The text of that card.', text(100, 'Call us and we will show you.')),
    cards: listBy('title', {
      ...card,
      icon: icon('level', 'compass', 'lantern'),
    }),
  }),
  contact: z.strictObject({
    ...section,
    button: text(30, 'Email us'),
  }),
  references: about(
    'Quotes from clients. If missing, the page shows no references.',
    z.strictObject({
      title: about("The section's heading.", text(40, 'What clients say')),
      quotes: listBy(
        'text',
        {
          text: text(240, 'They explained every step, and our own people run it now.'),
          who: about('The person who said it.', text(40, 'Jordan Lee')),
          role: about('What the person does there.', text(40, 'Head of Operations')),
          company: about('Where the person works.', text(40, 'Example Farms')),
          /** A page about the work. */
          url: url.optional(),
        },
        { max: 3, entries: 'references' },
      ),
    }),
  ).optional(),
});

/** `content/services.yaml` */
const servicesSchema = z.strictObject({
  lastChanged: date,
  ...section,
  youGetLabel: about('Precedes `youGet` on each card.', text(16, 'You get')),
  sampleLabel: about('Stamped on the sample.', text(8, 'Sample')),
  cards: listBy('title', {
    ...card,
    icon: icon('automation', 'architecture', 'support', 'bigData', 'java', 'consulting'),
    youGet: about(
      'Completes "You get …": something that the client can hold or use.',
      text(90, 'a map of your data, with the name of whoever owns each part.'),
    ),
    sample: sample.optional(),
  }),
  ask: emailPrompt,
});

/** `content/cloud-technologies.yaml` */
const cloudTechnologiesSchema = z.strictObject({
  lastChanged: date,
  ...section,
  cards: listBy('title', {
    ...card,
    icon: icon('customers', 'serviceDesk', 'servers', 'cloud', 'key', 'dipper'),
  }),
  ask: emailPrompt,
});

/** `content/careers.yaml` */
const careersSchema = z.strictObject({
  lastChanged: date,
  label: about('Shown above the title, and in the breadcrumb of a job.', text(40, 'Career')),
  ...section,
  lead: text(descriptionLimit, 'Open positions in {place} and at other US locations.'),
  jobs: listOf(
    pattern(slugPattern, {
      description: 'the name of a job file without .yaml, in lowercase letters, digits and hyphens',
      example: 'data-engineer',
      maxLength: 60,
    }),
    { description: 'a list of job files, or [] for none', example: 'data-engineer' },
  ),
  noOpenPositions: about(
    'Shown instead of the list while no job is open.',
    text(120, 'There are no open positions at the moment.'),
  ),
  locationNote: about(
    'Shown above the list of jobs.',
    text(120, 'Every position is based in {city}.'),
  ),
  applySteps: listBy(
    'title',
    {
      title: text(30, 'Send your resume'),
      text: text(90, 'Attach it as a PDF and send the email.'),
    },
    { min: 2, max: 4, entries: 'steps' },
  ),
  applyByEmail: z.strictObject({
    send: about('Says how to apply.', text(120, 'Email us your resume as a PDF.')),
    noEmailApp: about(
      'Opens the address and the subject, for applicants without an email app. Left out in print.',
      text(40, "Email doesn't open?"),
    ),
    addressLabel: about(
      'Precedes the address, with its copy button.',
      text(40, 'Email your resume to:'),
    ),
    subjectLabel: about(
      'Precedes the subject, with its copy button.',
      text(40, 'Use this subject line:'),
    ),
    lines: about(
      'Lines of the email that the applicant fills in.',
      listOf(text(40, 'Phone'), {
        description: 'a list of one or more lines',
        example: 'Phone',
        min: 1,
      }),
    ),
  }),
  workingHere: z
    .strictObject({
      title: about('The heading of the list of reasons.', text(40, 'Working here')),
      reasons: listBy(
        'title',
        {
          title: text(30, 'Close to the users'),
          text: text(120, 'You talk to the people who use what you build.', withWord),
        },
        { min: 1, max: 6, entries: 'reasons' },
      ),
    })
    .optional(),
  closedJob: about(
    'Shown on the page of a job after its last day.',
    z.strictObject({
      title: text(60, 'This position is closed'),
      text: text(160, 'See the career page for open positions.'),
    }),
  ),
  location: about(
    'Where all jobs are, on cards and in search results.',
    text(80, '{city} & Various US Locations'),
  ),
  workLocation: sentences({ min: 1, max: 3, example: 'The position is based in {place}.' }),
  officeLine: about(
    'Ends Work Location on the page of a job, and the career page while no job is open. The address links to a map.',
    text(200, 'Our office: {address}', withWord),
  ),
  education: z.strictObject({
    requirement: textWithLeadWords(
      160,
      "Master's degree, or Bachelor's plus 5 years of experience.",
    ),
    /** The terms that Google's job search defines. */
    credentials: listOf(
      oneOf('a degree', [
        'high school',
        'associate degree',
        'bachelor degree',
        'professional certificate',
        'postgraduate degree',
      ]),
      {
        description: 'a list of one or more degrees that you accept',
        example: 'bachelor degree',
        min: 1,
      },
    ),
    monthsOfExperience: wholeNumber('a number of months', { min: 0, max: 240, example: 60 }),
  }),
  equalOpportunity: text(
    400,
    '{company} is an equal opportunity employer. Applicants are considered without regard to any characteristic protected by applicable law. To request a reasonable accommodation in applying, contact {hrEmail} or {phone}.',
  ).optional(),
});

/** `content/footer.yaml` */
const footerSchema = z.strictObject({
  description: text(
    descriptionLimit,
    'Based in {place}, {company} designs, builds and supports software.',
  ),
  trademarks: about(
    'The note on trademarks in the footer.',
    text(300, 'All product names are trademarks of their respective owners.'),
  ),
});

/** `content/not-found.yaml` */
const notFoundSchema = z.strictObject({
  title: text(60, '404 Error - Page Not Found'),
  text: text(descriptionLimit, "We can't find that page."),
  linksLabel: about('Shown above the links.', text(30, 'Try one of these:')),
  links: about(
    'Labels of the links to the home page, its sections Services and Contact, and the career page.',
    z.strictObject({
      home: text(16, 'Home page'),
      services: text(16, 'Services'),
      careers: text(16, 'Open positions'),
      contact: text(16, 'Contact'),
    }),
  ),
});

/** `content/jobs/*.yaml` */
export const jobSchema = z.strictObject({
  title: about("The job's title, without the company's name.", text(60, 'Data Engineer', withWord)),
  salary,
  summary: about(
    'Search results and link previews show it after location and salary.',
    text(100, 'Plan, run and automate the tests that show whether a release is ready.'),
  ),
  employmentType: oneOf('a job type', ['FULL_TIME', 'PART_TIME', 'CONTRACTOR']),
  icon: about(
    "The tool that is drawn on the job's card and page.",
    icon('sieve', 'plow', 'pump', 'level', 'ladder'),
  ).optional(),
  datePosted: about('First published or last reposted.', date),
  lastChanged: date,
  validThrough: about('The last day to apply.', date).optional(),
  duties: sentences({
    min: 6,
    max: 9,
    example: '**Review code** written by colleagues.',
    leadWords: true,
  }),
  /** The build adds the education requirement, which all jobs share (`careers.yaml`). */
  requirements: sentences({
    min: 4,
    max: 7,
    example: '**SQL** to prepare test data.',
    leadWords: true,
  }),
  benefits: sentences({ min: 0, max: 12, example: 'Health insurance.' }),
});

/** All files in `content/` except the jobs. */
export const contentSchemas = {
  company: companySchema,
  home: homeSchema,
  services: servicesSchema,
  cloudTechnologies: cloudTechnologiesSchema,
  careers: careersSchema,
  footer: footerSchema,
  notFound: notFoundSchema,
};
