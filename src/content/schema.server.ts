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

const phoneNumber = /^\([2-9]\d{2}\) \d{3}-\d{4}$/;

/** A site's URL as browsers write it, without a path. */
const siteUrl = /^https:\/\/([a-z\d-]+\.)+[a-z]{2,}$/;

/** Heading and introduction of a section. */
const section = {
  title: text({ description: 'The heading.', example: 'Choose The Service You Need', max: 60 }),
  lead: text({
    description: 'The introduction below the heading.',
    example: 'Start with one service.',
    max: 300,
  }),
};

const card = {
  title: text({ description: "The card's heading.", example: 'Data Engineering', max: 40 }),
  text: text({
    description: 'What the card offers.',
    example: 'We build the pipelines that clean your data.',
    max: 300,
  }),
};

const emailPrompt = group({
  description: 'The last line of a section. Its link opens an email.',
  fields: {
    question: text({
      description: 'Asks what a visitor may wonder.',
      example: 'Not sure which one?',
      max: 40,
    }),
    answer: text({
      description: 'Answers the question.',
      example: "Tell us what isn't working.",
      max: 100,
    }),
    link: text({ description: 'The label of the link.', example: 'Email us the problem', max: 24 }),
  },
});

const company = group({
  description: 'Every fact about the company.',
  fields: {
    name: text({ description: "The company's name.", example: 'Example Systems', max: 40 }),
    siteUrl: pattern({
      description: 'https:// and the host, in lowercase.',
      example: 'https://www.example.com',
      regex: siteUrl,
    }),
    email: email({ description: 'Receives mail from the contact section. At most 50 characters.' }),
    hrEmail: email({ description: 'Receives applications. At most 50 characters.' }),
    phone: pattern({
      description: 'Visitors call this number.',
      example: '(630) 123-4567',
      regex: phoneNumber,
    }),
    demoPhone: pattern({
      description: 'For "Need Product Demo?".',
      example: '(630) 123-4567',
      regex: phoneNumber,
    }).optional(),
    address: group({
      description: 'The postal address.',
      fields: {
        street: text({
          description: 'Street, number and suite.',
          example: '3 Main Street, Suite 200',
          max: 80,
        }),
        locality: text({ description: 'The town.', example: 'Warrenville', max: 40 }).regex(
          /^[^,]*$/,
          'Leave out the state',
        ),
        region: pattern({
          description: "The state's two letters.",
          example: 'IL',
          regex: /^[A-Z]{2}$/,
        }),
        regionName: text({
          description: "The state's name, for {place}.",
          example: 'Illinois',
          max: 40,
        }),
        postalCode: pattern({
          description: 'The ZIP code, in quotes.',
          example: '60555',
          regex: /^\d{5}(-\d{4})?$/,
        }),
        country: text({
          description: 'The country, at the end of the address.',
          example: 'USA',
          max: 40,
        }),
        countryCode: pattern({
          description: "The country's two letters.",
          example: 'US',
          regex: /^[A-Z]{2}$/,
        }),
      },
    }),
    timeZone: timeZone({ description: 'Jobs close at the end of a day in this time zone.' }),
    socialLinks: groups({
      description: 'Social networks, or [] for none.',
      uniqueBy: 'network',
      fields: {
        network: oneOf({
          description: 'A network that has an icon.',
          names: ['linkedIn', 'facebook'],
        }),
        url: url({ description: "The company's page there." }),
      },
    }),
    designCredit: group({
      description: 'Who designed the site.',
      fields: {
        name: text({
          description: 'The name of the designer.',
          example: 'Example Studio',
          max: 40,
        }),
        url: url({ description: 'The site of the designer.' }),
      },
    }),
    copyrightYear: wholeNumber({
      description: 'The year after © in the footer.',
      example: 2022,
      min: 1970,
      max: 2100,
    }),
    vitalsEndpoint: pattern({
      description: 'Receives reports: docs/hosting.md.',
      example: '/r',
      regex: /^\/[^/\s]\S*$/,
    }).optional(),
  },
});

const home = group({
  description: 'The home page.',
  fields: {
    pageTitle: text({
      description: "Browser tabs add the company's name.",
      example: 'IT Consulting in {place}',
      max: 60,
    }),
    pageDescription: text({
      description: 'Search results show it.',
      example: 'IT consultants in {place}.',
      max: 160,
    }),
    previewAlt: text({
      description: 'Describes the preview image.',
      example: '{company}: hills under a wide sky',
      max: 160,
    }),
    hero: group({
      description: 'The top of the page.',
      fields: {
        greeting: text({
          description: "Precedes the company's name, above the headline.",
          example: 'Welcome To',
          max: 40,
        }),
        tagline: text({
          description: 'The line below the headline.',
          example: 'We keep your systems running.',
          max: 120,
        }),
        offer: text({
          description: 'The headline.',
          example: 'We build business software for {city}.',
          max: 70,
        }),
        button: text({
          description: 'Opens an email.',
          example: 'Email us about your project',
          max: 28,
        }),
        jobsQuestion: text({
          description: 'Precedes the number of open positions.',
          example: 'Looking for a job?',
          max: 40,
        }),
      },
    }),
    about: group({
      description: 'About the company.',
      fields: {
        ...section,
        steps: groups({
          description: 'The steps in the illustration above.',
          min: 3,
          max: 3,
          uniqueBy: 'title',
          fields: {
            title: text({ description: 'The name of the step.', example: 'Build', max: 20 }),
            text: text({
              description: 'What happens then.',
              example: 'We ship small releases you can try.',
              max: 60,
            }),
          },
        }),
        demoQuestion: text({
          description: 'The heading of the card about a demo.',
          example: 'Need Product Demo?',
          max: 60,
        }),
        demoAnswer: text({
          description: 'The text of that card.',
          example: 'Call us and we will show you.',
          max: 100,
        }),
        cards: groups({
          description: 'The cards.',
          min: 1,
          uniqueBy: 'title',
          fields: {
            ...card,
            icon: oneOf({ description: 'The drawing on the card.', names: drawings.about }),
          },
        }),
      },
    }),
    contact: group({
      description: 'Get in Touch.',
      fields: {
        ...section,
        button: text({ description: 'Opens an email.', example: 'Email us', max: 30 }),
      },
    }),
    references: group({
      description: 'Quotes from clients. If missing, the page shows none.',
      fields: {
        title: text({ description: 'The heading.', example: 'What clients say', max: 40 }),
        quotes: groups({
          description: 'The quotes.',
          min: 1,
          max: 3,
          uniqueBy: 'text',
          fields: {
            text: text({
              description: 'What they say about the work.',
              example: 'Our own people run it now.',
              max: 240,
            }),
            who: text({ description: 'The person who said it.', example: 'Jordan Lee', max: 40 }),
            role: text({
              description: 'What the person does there.',
              example: 'Head of Operations',
              max: 40,
            }),
            company: text({
              description: 'Where the person works.',
              example: 'Example Farms',
              max: 40,
            }),
            url: url({ description: 'A page about the work.' }).optional(),
          },
        }),
      },
    }).optional(),
  },
});

const services = group({
  description: 'The services.',
  fields: {
    ...section,
    youGetLabel: text({
      description: 'Precedes `youGet` on each card.',
      example: 'You get',
      max: 16,
    }),
    sampleLabel: text({ description: 'Stamped on the sample.', example: 'Sample', max: 8 }),
    cards: groups({
      description: 'The services.',
      min: 1,
      uniqueBy: 'title',
      fields: {
        ...card,
        icon: oneOf({ description: 'The drawing on the card.', names: drawings.services }),
        youGet: text({
          description: 'What the client can hold or use.',
          example: 'a map of your data.',
          max: 90,
        }),
        sample: group({
          description: 'An example of what the client gets.',
          fields: {
            title: text({
              description: 'What the sample is.',
              example: 'A page from a support log',
              max: 40,
            }),
            lines: groups({
              description: 'What is written on it.',
              min: 2,
              max: 4,
              uniqueBy: 'label',
              fields: {
                label: text({ description: 'Names the line.', example: 'What broke', max: 20 }),
                text: text({
                  description: 'What the sample says there.',
                  example: 'The nightly import stopped.',
                  max: 120,
                }),
              },
            }),
          },
        }).optional(),
      },
    }),
    ask: emailPrompt,
  },
});

const cloudTechnologies = group({
  description: 'The cloud technologies.',
  fields: {
    ...section,
    cards: groups({
      description: 'The technologies.',
      min: 1,
      uniqueBy: 'title',
      fields: {
        ...card,
        icon: oneOf({ description: 'The drawing on the card.', names: drawings.technologies }),
      },
    }),
    ask: emailPrompt,
  },
});

/** The terms that Google's job search defines. */
const credentials = [
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
] as const;

const careers = group({
  description: 'The career page, and what all jobs share.',
  fields: {
    label: text({
      description: 'Shown above the title, and in the breadcrumb of a job.',
      example: 'Career',
      max: 40,
    }),
    title: section.title,
    lead: text({
      description: 'The introduction below the heading.',
      example: 'Open positions in {place}.',
      max: 160,
    }),
    jobs: list({
      description:
        'The names of the job files without .yaml, in the order of the page, or [] for none.',
      entry: pattern({
        description: 'Lowercase letters, digits and hyphens.',
        example: 'data-engineer',
        regex: slugPattern,
      }).max(60),
    }),
    noOpenPositions: text({
      description: 'Shown while no job is open.',
      example: 'There are no open positions.',
      max: 120,
    }),
    locationNote: text({
      description: 'Shown above the list of jobs.',
      example: 'Every position is based in {city}.',
      max: 120,
    }),
    applySteps: groups({
      description: 'How to apply, on the career page.',
      min: 2,
      max: 4,
      uniqueBy: 'title',
      fields: {
        title: text({ description: 'What to do.', example: 'Send your resume', max: 30 }),
        text: text({
          description: 'How to do it.',
          example: 'Attach it as a PDF and send the email.',
          max: 90,
        }),
      },
    }),
    applyByEmail: group({
      description: 'How to apply, on the page of a job.',
      fields: {
        send: text({
          description: 'Says how to apply.',
          example: 'Email us your resume as a PDF.',
          max: 120,
        }),
        addressLabel: text({
          description: 'Precedes the address.',
          example: 'Email your resume to:',
          max: 40,
        }),
        subjectLabel: text({
          description: 'Precedes the subject.',
          example: 'Use this subject line:',
          max: 40,
        }),
        lines: list({
          description: 'The lines of the email.',
          min: 1,
          entry: text({ description: 'What to fill in.', example: 'Phone', max: 40 }),
        }),
      },
    }),
    workingHere: group({
      description: 'Reasons to work here. If missing, the page shows none.',
      fields: {
        title: text({ description: 'The heading of the list.', example: 'Working here', max: 40 }),
        reasons: groups({
          description: 'The reasons.',
          min: 1,
          max: 6,
          uniqueBy: 'title',
          fields: {
            title: text({ description: 'The reason.', example: 'Close to the users', max: 30 }),
            text: text({
              description: 'What a candidate can ask about.',
              example: 'You talk to the users.',
              max: 120,
            }),
          },
        }),
      },
    }).optional(),
    closedJob: group({
      description: 'Shown on the page of a job after its last day.',
      fields: {
        title: text({ description: 'The heading.', example: 'This position is closed', max: 60 }),
        text: text({
          description: 'Where to go from here.',
          example: 'See the career page for open positions.',
          max: 160,
        }),
      },
    }),
    location: text({
      description: 'Where all jobs are, on cards.',
      example: '{city} & Various US Locations',
      max: 80,
    }),
    workLocation: texts({
      description: 'Where the applicant will work, in a paragraph or more.',
      example: 'The position is based in {place}.',
      min: 1,
      max: 3,
    }),
    officeLine: text({
      description: 'The last paragraph under Work Location. The address links to a map.',
      example: 'Our office: {address}',
      max: 200,
    }),
    education: group({
      description: 'The first requirement of every job.',
      fields: {
        requirement: text({
          description: 'As applicants read it.',
          example: "Bachelor's degree.",
          max: 160,
          canHaveLeadWords: true,
        }),
        credentials: list({
          description: 'For search engines.',
          min: 1,
          entry: oneOf({ description: 'A degree.', names: credentials }),
        }),
        monthsOfExperience: wholeNumber({
          description: 'Required without the highest degree.',
          example: 60,
          min: 0,
          max: 240,
        }),
      },
    }),
    equalOpportunity: text({
      description: 'On every job.',
      example: 'We are an equal opportunity employer.',
      max: 400,
    }).optional(),
  },
});

const footer = group({
  description: 'The text at the bottom of every page.',
  fields: {
    description: text({
      description: 'What the company does.',
      example: 'Based in {place}, {company} builds software.',
      max: 160,
    }),
    trademarks: text({
      description: 'The note on trademarks.',
      example: 'Java is a trademark of its owner.',
      max: 300,
    }),
  },
});

const notFound = group({
  description: 'The page for an address that does not exist.',
  fields: {
    title: text({
      description: 'The heading. What is before the first " - " is above it.',
      example: '404 Error - Page Not Found',
      max: 60,
    }),
    text: text({
      description: 'The text below it.',
      example: "We can't find that page.",
      max: 160,
    }),
    linksLabel: text({
      description: 'Shown above the links.',
      example: 'Try one of these:',
      max: 30,
    }),
    links: group({
      description: 'The labels of the links.',
      fields: {
        home: text({ description: 'To the home page.', example: 'Home page', max: 16 }),
        services: text({
          description: 'To the services on the home page.',
          example: 'Services',
          max: 16,
        }),
        careers: text({ description: 'To the career page.', example: 'Open positions', max: 16 }),
        contact: text({
          description: 'To Get in Touch on the home page.',
          example: 'Contact',
          max: 16,
        }),
      },
    }),
  },
});

/** `content/jobs/*.yaml` */
export const jobSchema = group({
  description: 'A job.',
  fields: {
    title: text({
      description: "The job's title, without the company's name.",
      example: 'Data Engineer',
      max: 60,
    }),
    salary: salary(),
    summary: text({
      description: 'Search results show it.',
      example: 'Build and test our data pipelines.',
      max: 100,
    }),
    employmentType: oneOf({
      description: 'The type of the job.',
      names: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR'],
    }),
    icon: oneOf({
      description: "The tool that is drawn on the job's card and page.",
      names: drawings.jobs,
    }).optional(),
    datePosted: date({ description: 'First published or last reposted.' }),
    validThrough: date({ description: 'The last day to apply.' }).optional(),
    duties: texts({
      description: 'What the applicant will do, a sentence each.',
      example: '**Review code** of others.',
      min: 6,
      max: 9,
      canHaveLeadWords: true,
    }),
    // The build adds the education requirement of careers.yaml.
    requirements: texts({
      description: 'What the applicant needs, a sentence each.',
      example: '**SQL** for test data.',
      min: 4,
      max: 7,
      canHaveLeadWords: true,
    }),
    benefits: texts({
      description: 'What the job offers, or [] for none.',
      example: 'Health insurance.',
      max: 12,
    }),
  },
});

/** All files in `content/` except the jobs: see `contentFileName`. */
export const schemas = { company, home, services, cloudTechnologies, careers, footer, notFound };

/** `cloudTechnologies` → `cloud-technologies.yaml` */
export function contentFileName(name: string): string {
  return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}
