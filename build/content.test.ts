import type { InfoCard } from '../src/content/info-card';
import { educationRequirement, type Job } from '../src/content/jobs';
import type { NavigationLink } from '../src/content/navigation';
import { contentMistakes } from './check-content';
import { siteContent, type SiteContent } from './site-content';

/** Content that a test may break: nothing in it is read-only. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] extends string ? string : Draft<T[Key]> };

type Broken = {
  company: Draft<SiteContent['company.ts']['company']>;
  /** The first job. */
  job: { -readonly [Key in keyof Job]: Job[Key] extends readonly string[] ? string[] : Job[Key] };
  /** The second. */
  other: Broken['job'];
  /** The first service, and the second. */
  services: [service: InfoCard, next: InfoCard];
  /** The menu's first link. */
  link: NavigationLink;
  content: Draft<SiteContent>;
};

/** The mistakes of a copy of the content that has been broken. */
function mistakesAfter(breakIt: (copy: Broken) => void): string[] {
  const content = structuredClone(siteContent) as unknown as SiteContent;
  const [job, other] = content['jobs.ts'].jobs;
  breakIt({
    company: content['company.ts'].company,
    job,
    other,
    services: content['services.ts'].services.cards,
    link: content['navigation.ts'].navigation[0],
    content,
  } as unknown as Broken);
  return contentMistakes(content);
}

const { jobs } = siteContent['jobs.ts'];

test('the content of the site has no mistake', () => {
  expect(contentMistakes(siteContent)).toEqual([]);
});

const breaks: [
  what: string,
  breakIt: (copy: Broken) => void,
  where: string,
  wrong: string,
  example: string,
][] = [
  [
    'an e-mail address',
    ({ company }) => (company.hrEmail = 'hr at example.com'),
    'company.ts: company.hrEmail',
    '"hr at example.com" is not an e-mail address',
    'info@example.com',
  ],
  [
    'a number to dial',
    ({ company }) => (company.phone.e164 = '630-1234567'),
    'company.ts: company.phone.e164',
    '"630-1234567" is not a telephone number as phones dial it',
    '+16301234567',
  ],
  [
    'a number to read that is not the one to dial',
    ({ company }) => (company.demoPhone = { display: '(630) 123-4567', e164: '+16307654321' }),
    'company.ts: company.demoPhone',
    'phones dial +16307654321, which is another number',
    '(630) 123-4567 and +16301234567',
  ],
  [
    'an address without https',
    ({ company }) => (company.designCredit.url = 'http://studio.example.com'),
    'company.ts: company.designCredit.url',
    '"http://studio.example.com" is not an address on the web with https',
    'https://www.example.com',
  ],
  [
    'a site below a folder',
    ({ company }) => (company.siteUrl = 'https://www.example.com/site'),
    'company.ts: company.siteUrl',
    'neither a path nor a slash at the end',
    'https://www.example.com',
  ],
  [
    'a ZIP code',
    ({ company }) => (company.address.postalCode = '6055'),
    'company.ts: company.address.postalCode',
    '"6055" is not a ZIP code',
    '60555',
  ],
  [
    'a day that no calendar has',
    ({ job }) => (job.datePosted = '2026-02-30'),
    `jobs.ts: jobs[0].datePosted ("${jobs[0]?.title}")`,
    '"2026-02-30" is not a day of the calendar',
    '2026-11-21',
  ],
  [
    'a day in another notation',
    ({ content }) => (content['home.ts'].homeLastChanged = '11/21/2026'),
    'home.ts: homeLastChanged',
    '"11/21/2026" is not a day of the calendar',
    '2026-11-21',
  ],
  [
    'a last day before the first',
    ({ job }) => (job.validThrough = job.datePosted),
    'jobs.ts: jobs[0].validThrough',
    'does not come after datePosted',
    '2099-12-31',
  ],
  [
    'a change before the first day',
    ({ job }) => (job.lastChanged = '2020-01-01'),
    'jobs.ts: jobs[0].lastChanged',
    '2020-01-01, comes before datePosted',
    '2026-11-21',
  ],
  ...[118_250.5, -1, 118.25, 11_825_000, '$118,250'].map((salary): (typeof breaks)[number] => [
    `a salary of ${salary}`,
    ({ job }) => (job.salary = salary as number),
    'jobs.ts: jobs[0].salary',
    'is not a salary in whole USD per year',
    '118_250',
  ]),
  ...['Quality Analyst', '/quality_analyst', '/career/quality', 'quality-', ''].map(
    (route): (typeof breaks)[number] => [
      `the address "${route}"`,
      ({ job }) => (job.route = route),
      'jobs.ts: jobs[0].route',
      `"${route}" is not an address of small letters`,
      '/data-engineer',
    ],
  ),
  ...['/career', 'home', 'previews'].map((route): (typeof breaks)[number] => [
    `the site's own address "${route}"`,
    ({ job }) => (job.route = route),
    'jobs.ts: jobs[0].route',
    'is taken already',
    '/data-engineer',
  ]),
  [
    'an address that another job has, with a slash or without',
    ({ job, other }) => (other.route = job.route.replace(/^\//, '')),
    'jobs.ts: jobs[1].route',
    'is taken already',
    '/data-engineer',
  ],
  [
    'a title that another job has',
    ({ job, other }) => (other.title = job.title.toUpperCase()),
    'jobs.ts: jobs[1].title',
    'is taken already',
    'Data Engineer',
  ],
  [
    'a missing title',
    ({ job }) => delete (job as Partial<Job>).title,
    'jobs.ts: jobs[0].title',
    'There has to be a finished text of 1 to 60 characters',
    'Data Engineer',
  ],
  [
    'a title too long for search results',
    ({ job }) => (job.title = 'Quality Analyst of Web Applications and Services, Remote'),
    'jobs.ts: jobs[0].title',
    'and 70 are shown',
    'Data Engineer',
  ],
  [
    'a summary too long for link previews',
    ({ job }) =>
      (job.summary = 'Plan the tests that show whether a release is ready. '.repeat(3).trim()),
    'jobs.ts: jobs[0].summary',
    'characters with place and salary in front; 50 to 160 are right',
    'Plan, run and automate',
  ],
  [
    'a footer too long for the home page’s preview',
    ({ content }) => (content['footer.ts'].footer.description = 'Plain words. '.repeat(14).trim()),
    'footer.ts: footer.description',
    'this has 181 characters; 50 to 160 are right',
    'Plan, run and automate',
  ],
  [
    'too few duties',
    ({ job }) => job.duties.splice(5),
    'jobs.ts: jobs[0].duties',
    'There are 5 entries; 6 to 9 are right',
    'Review the code of colleagues.',
  ],
  [
    'too many requirements',
    ({ job }) => job.requirements.push('Patience.', 'Care.', 'Humour.'),
    'jobs.ts: jobs[0].requirements',
    '5 to 8 are right',
    'Clear written English.',
  ],
  [
    'no education requirement',
    ({ job }) => job.requirements.splice(job.requirements.indexOf(educationRequirement), 1),
    'jobs.ts: jobs[0].requirements',
    'The education requirement is missing',
    'educationRequirement',
  ],
  [
    'a duty that stands twice',
    ({ job }) => (job.duties[1] = String(job.duties[0])),
    'jobs.ts: jobs[0].duties[1]',
    'stands here a second time',
    'Review the code of colleagues.',
  ],
  [
    'a misspelt field',
    ({ job }) => Object.assign(job, { validTrough: '2027-01-31' }),
    'jobs.ts: jobs[0]',
    'There is no field "validTrough"',
    'validThrough',
  ],
  [
    'an icon that nobody has drawn',
    ({ services: [service] }) => (service.icon = 'rocket' as InfoCard['icon']),
    'services.ts: services.cards[0].icon',
    '"rocket" is not an icon that is drawn',
    'servers',
  ],
  [
    'no icon at all',
    ({ content }) =>
      delete (content['cloud-technologies.ts'].cloudTechnologies.cards[1] as Partial<InfoCard>)
        .icon,
    'cloud-technologies.ts: cloudTechnologies.cards[1].icon ("ServiceNow")',
    'There has to be an icon that is drawn',
    'servers',
  ],
  [
    'an empty text',
    ({ services: [service] }) => (service.text = ' '),
    'services.ts: services.cards[0].text',
    '" " is not a finished text',
    'We build the pipelines',
  ],
  [
    'markup',
    ({ services: [service] }) => (service.text = 'We <b>find</b> the steps.'),
    'services.ts: services.cards[0].text',
    'without markup',
    'We build the pipelines',
  ],
  [
    'two cards of one title',
    ({ services: [service, next] }) => (next.title = service.title),
    'services.ts: services.cards[1].title',
    'is taken already',
    'Data Engineering',
  ],
  [
    'a link of the menu that leads nowhere',
    ({ link }) => (link.to = '/about'),
    'navigation.ts: navigation[0].to',
    'There is no page at "/about"',
    '/#Services',
  ],
];

test.each(breaks)('%s is told with its place and an example', (_what, breakIt, ...parts) => {
  const mistakes = mistakesAfter(breakIt);

  expect(mistakes).toHaveLength(1);
  const [where = '', ...sentence] = (mistakes[0] ?? '').split('\n');
  expect(where).toContain(`src/content/${parts[0]}`);
  expect(sentence).toHaveLength(1);
  expect(sentence[0]).toContain(parts[1]);
  expect(sentence[0]).toContain(parts[2]);
});

test('all mistakes are told at once', () => {
  const mistakes = mistakesAfter(({ company, job, other, services: [service] }) => {
    company.email = '';
    job.salary = 0;
    job.duties = [];
    other.title = '';
    service.text = '';
  });

  expect(mistakes.map((mistake) => mistake.split('\n')[0])).toEqual([
    'src/content/company.ts: company.email',
    expect.stringContaining('jobs[0].salary'),
    expect.stringContaining('jobs[0].duties'),
    expect.stringContaining('jobs[1].title'),
    expect.stringContaining('services.cards[0].text'),
  ]);
});
