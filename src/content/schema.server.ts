/**
 * The fields of each file in `content/`, from which types and the editors' JSON Schemas follow.
 * Groups are strict, so a typo in the name of an optional field is an error.
 */
import {
  date,
  email,
  group,
  groups,
  list,
  oneOf,
  pattern,
  salary,
  text,
  texts,
  timeZone,
  url,
  wholeNumber,
} from './fields.server';

/** A job's slug: the name of its file without `.yaml`, and the URL path of its page. */
export const slugPattern = /^[a-z\d]+(-+[a-z\d]+)*$/;

/** Names of illustrations. */
const drawings = {
  about: ['level', 'compass', 'lantern'],
  services: ['automation', 'architecture', 'support', 'bigData', 'java', 'consulting'],
  technologies: ['customers', 'serviceDesk', 'servers', 'cloud', 'key', 'dipper'],
  jobs: ['sieve', 'plow', 'pump', 'level', 'ladder'],
} as const;

/** For texts that can have words in bold: lead-words.ts. */
const leadWords = true;

const phoneNumber = /^\([2-9]\d{2}\) \d{3}-\d{4}$/;

/** A site's URL as browsers write it, without a path. */
const siteUrl = /^https:\/\/([a-z\d-]+\.)+[a-z]{2,}$/;

/** Heading and introduction of a section. */
const section = {
  title: text(60, 'The heading.', 'Choose The Service You Need'),
  lead: text(300, 'The introduction below the heading.', 'Start with one service.'),
};

const card = {
  title: text(40, "The card's heading.", 'Data Engineering'),
  text: text(300, 'What the card offers.', 'We build the pipelines that clean your data.'),
};

const emailPrompt = group('The last line of a section. Its link opens an email.', {
  question: text(40, 'Asks what a visitor may wonder.', 'Not sure which one?'),
  answer: text(100, 'Answers the question.', "Tell us what isn't working."),
  link: text(24, 'The label of the link.', 'Email us the problem'),
});

const company = group('Every fact about the company.', {
  name: text(40, "The company's name.", 'Example Systems'),
  siteUrl: pattern(siteUrl, 'https:// and the host, in lowercase.', 'https://www.example.com'),
  email: email('Receives mail from the contact section. At most 50 characters.'),
  hrEmail: email('Receives applications. At most 50 characters.'),
  phone: pattern(phoneNumber, 'Visitors call this number.', '(630) 123-4567'),
  demoPhone: pattern(phoneNumber, 'For "Need Product Demo?".', '(630) 123-4567').optional(),
  address: group('The postal address.', {
    street: text(80, 'Street, number and suite.', '3 Main Street, Suite 200'),
    locality: text(40, 'The town.', 'Warrenville').regex(/^[^,]*$/, 'Leave out the state'),
    region: pattern(/^[A-Z]{2}$/, "The state's two letters.", 'IL'),
    regionName: text(40, "The state's name, for {place}.", 'Illinois'),
    postalCode: pattern(/^\d{5}(-\d{4})?$/, 'The ZIP code, in quotes.', '60555'),
    country: text(40, 'The country, at the end of the address.', 'USA'),
    countryCode: pattern(/^[A-Z]{2}$/, "The country's two letters.", 'US'),
  }),
  timeZone: timeZone('Jobs close at the end of a day in this time zone.'),
  socialLinks: groups('network', {}, 'Social networks, or [] for none.', {
    network: oneOf('A network that has an icon.', ['linkedIn', 'facebook']),
    url: url("The company's page there."),
  }),
  designCredit: group('Who designed the site.', {
    name: text(40, 'The name of the designer.', 'Example Studio'),
    url: url('The site of the designer.'),
  }),
  copyrightYear: wholeNumber(1970, 2100, 'The year after © in the footer.', 2022),
  vitalsEndpoint: pattern(/^\/[^/\s]\S*$/, 'Receives reports: docs/hosting.md.', '/r').optional(),
});

const home = group('The home page.', {
  pageTitle: text(60, "Browser tabs add the company's name.", 'IT Consulting in {place}'),
  pageDescription: text(160, 'Search results show it.', 'IT consultants in {place}.'),
  previewAlt: text(160, 'Describes the preview image.', '{company}: hills under a wide sky'),
  hero: group('The top of the page.', {
    greeting: text(40, "Precedes the company's name, above the headline.", 'Welcome To'),
    tagline: text(120, 'The line below the headline.', 'We keep your systems running.'),
    offer: text(70, 'The headline.', 'We build business software for {city}.'),
    button: text(28, 'Opens an email.', 'Email us about your project'),
    jobsQuestion: text(40, 'Precedes the number of open positions.', 'Looking for a job?'),
  }),
  about: group('About the company.', {
    ...section,
    steps: groups('title', { min: 3, max: 3 }, 'The steps in the illustration above.', {
      title: text(20, 'The name of the step.', 'Build'),
      text: text(60, 'What happens then.', 'We ship small releases you can try.'),
    }),
    demoQuestion: text(60, 'The heading of the card about a demo.', 'Need Product Demo?'),
    demoAnswer: text(100, 'The text of that card.', 'Call us and we will show you.'),
    cards: groups('title', { min: 1 }, 'The cards.', {
      ...card,
      icon: oneOf('The drawing on the card.', drawings.about),
    }),
  }),
  contact: group('Get in Touch.', {
    ...section,
    button: text(30, 'Opens an email.', 'Email us'),
  }),
  references: group('Quotes from clients. If missing, the page shows none.', {
    title: text(40, 'The heading.', 'What clients say'),
    quotes: groups('text', { min: 1, max: 3 }, 'The quotes.', {
      text: text(240, 'What they say about the work.', 'Our own people run it now.'),
      who: text(40, 'The person who said it.', 'Jordan Lee'),
      role: text(40, 'What the person does there.', 'Head of Operations'),
      company: text(40, 'Where the person works.', 'Example Farms'),
      url: url('A page about the work.').optional(),
    }),
  }).optional(),
});

const services = group('The services.', {
  ...section,
  youGetLabel: text(16, 'Precedes `youGet` on each card.', 'You get'),
  sampleLabel: text(8, 'Stamped on the sample.', 'Sample'),
  cards: groups('title', { min: 1 }, 'The services.', {
    ...card,
    icon: oneOf('The drawing on the card.', drawings.services),
    youGet: text(90, 'What the client can hold or use.', 'a map of your data.'),
    sample: group('An example of what the client gets.', {
      title: text(40, 'What the sample is.', 'A page from a support log'),
      lines: groups('label', { min: 2, max: 4 }, 'What is written on it.', {
        label: text(20, 'Names the line.', 'What broke'),
        text: text(120, 'What the sample says there.', 'The nightly import stopped.'),
      }),
    }).optional(),
  }),
  ask: emailPrompt,
});

const cloudTechnologies = group('The cloud technologies.', {
  ...section,
  cards: groups('title', { min: 1 }, 'The technologies.', {
    ...card,
    icon: oneOf('The drawing on the card.', drawings.technologies),
  }),
  ask: emailPrompt,
});

/** The terms that Google's job search defines. */
const credentials = [
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
] as const;

const careers = group('The career page, and what all jobs share.', {
  label: text(40, 'Shown above the title, and in the breadcrumb of a job.', 'Career'),
  title: section.title,
  lead: text(160, 'The introduction below the heading.', 'Open positions in {place}.'),
  jobs: list(
    {},
    'The names of the job files without .yaml, in the order of the page, or [] for none.',
    pattern(slugPattern, 'Lowercase letters, digits and hyphens.', 'data-engineer').max(60),
  ),
  noOpenPositions: text(120, 'Shown while no job is open.', 'There are no open positions.'),
  locationNote: text(120, 'Shown above the list of jobs.', 'Every position is based in {city}.'),
  applySteps: groups('title', { min: 2, max: 4 }, 'How to apply, on the career page.', {
    title: text(30, 'What to do.', 'Send your resume'),
    text: text(90, 'How to do it.', 'Attach it as a PDF and send the email.'),
  }),
  applyByEmail: group('How to apply, on the page of a job.', {
    send: text(120, 'Says how to apply.', 'Email us your resume as a PDF.'),
    noEmailApp: text(40, 'Opens the address and the subject.', "Email doesn't open?"),
    addressLabel: text(40, 'Precedes the address.', 'Email your resume to:'),
    subjectLabel: text(40, 'Precedes the subject.', 'Use this subject line:'),
    lines: list({ min: 1 }, 'The lines of the email.', text(40, 'What to fill in.', 'Phone')),
  }),
  workingHere: group('Reasons to work here. If missing, the page shows none.', {
    title: text(40, 'The heading of the list.', 'Working here'),
    reasons: groups('title', { min: 1, max: 6 }, 'The reasons.', {
      title: text(30, 'The reason.', 'Close to the users'),
      text: text(120, 'What a candidate can ask about.', 'You talk to the users.'),
    }),
  }).optional(),
  closedJob: group('Shown on the page of a job after its last day.', {
    title: text(60, 'The heading.', 'This position is closed'),
    text: text(160, 'Where to go from here.', 'See the career page for open positions.'),
  }),
  location: text(80, 'Where all jobs are, on cards.', '{city} & Various US Locations'),
  workLocation: texts({ min: 1, max: 3 }, 'Where it is.', 'The position is based in {place}.'),
  officeLine: text(200, 'Ends them. The address links to a map.', 'Our office: {address}'),
  education: group('The first requirement of every job.', {
    requirement: text(160, 'As applicants read it.', "Bachelor's degree.", leadWords),
    credentials: list({ min: 1 }, 'For search engines.', oneOf('A degree.', credentials)),
    monthsOfExperience: wholeNumber(0, 240, 'Required without the highest degree.', 60),
  }),
  equalOpportunity: text(400, 'On every job.', 'We are an equal opportunity employer.').optional(),
});

const footer = group('The text at the bottom of every page.', {
  description: text(160, 'What the company does.', 'Based in {place}, {company} builds software.'),
  trademarks: text(300, 'The note on trademarks.', 'Java is a trademark of its owner.'),
});

const notFound = group('The page for an address that does not exist.', {
  title: text(
    60,
    'The heading. What is before the first " - " is above it.',
    '404 Error - Page Not Found',
  ),
  text: text(160, 'The text below it.', "We can't find that page."),
  linksLabel: text(30, 'Shown above the links.', 'Try one of these:'),
  links: group('The labels of the links.', {
    home: text(16, 'To the home page.', 'Home page'),
    services: text(16, 'To the services on the home page.', 'Services'),
    careers: text(16, 'To the career page.', 'Open positions'),
    contact: text(16, 'To Get in Touch on the home page.', 'Contact'),
  }),
});

/** `content/jobs/*.yaml` */
export const jobSchema = group('A job.', {
  title: text(60, "The job's title, without the company's name.", 'Data Engineer'),
  salary: salary(),
  summary: text(100, 'Search results show it.', 'Build and test our data pipelines.'),
  employmentType: oneOf('The type of the job.', ['FULL_TIME', 'PART_TIME', 'CONTRACTOR']),
  icon: oneOf("The tool that is drawn on the job's card and page.", drawings.jobs).optional(),
  datePosted: date('First published or last reposted.'),
  validThrough: date('The last day to apply.').optional(),
  duties: texts({ min: 6, max: 9 }, 'What the job is.', '**Review code** of others.', leadWords),
  // The build adds the education requirement of careers.yaml.
  requirements: texts({ min: 4, max: 7 }, 'What it takes.', '**SQL** for test data.', leadWords),
  benefits: texts({ max: 12 }, 'What the job offers, or [] for none.', 'Health insurance.'),
});

/** All files in `content/` except the jobs: see `contentFileName`. */
export const schemas = { company, home, services, cloudTechnologies, careers, footer, notFound };

/** `cloudTechnologies` → `cloud-technologies.yaml` */
export function contentFileName(name: string): string {
  return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}
