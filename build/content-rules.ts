import { company, type Phone } from '../src/content/company';
import type { InfoCard } from '../src/content/info-card';
import { jobPath, type Job } from '../src/content/jobs';
import { jobMetadata } from '../src/document/metadata';
import { homeSectionPath, homeSections, paths } from '../src/paths';
import type { ContentMistake, FieldPath, SiteContent } from './site-content';

/** Longest title, with the company's name behind it, that search results show whole; characters. */
const titleLimit = 70;

/** Descriptions that search results and link previews show whole; characters. */
const descriptionLimits = { least: 50, most: 160 } as const;

/** Addresses that are no job's: other pages, and folders and files that the build writes. */
const taken = [paths.home, paths.homeAlias, paths.career, '/404', '/index', '/static', '/previews'];

/** A mistake whose file is known where it is put on the list. */
type Found = Pick<ContentMistake, 'path' | 'message'>;

/**
 * The mistakes that show only between fields: what stands twice, days in the wrong order, texts that
 * are too long together. What is wrong with a field by itself is the schema's business.
 */
export function mistakesBetweenFields(content: SiteContent): ContentMistake[] {
  const { careers } = content['careers.ts'];
  const { jobs } = content['jobs.ts'];
  const found: Partial<Record<keyof SiteContent, Found[]>> = {
    'company.ts': (['phone', 'demoPhone'] as const).flatMap((name) =>
      phoneMistakes(['company', name], content['company.ts'].company[name]),
    ),
    'jobs.ts': [...jobs.flatMap(jobMistakes), ...repeatedJobs(jobs)],
    'careers.ts': [
      ...titleMistakes(['careers', 'title'], careers.title),
      ...descriptionMistakes(['careers', 'lead'], careers.lead),
    ],
    'home.ts': repeatedCards('about', content['home.ts'].about.cards),
    'services.ts': repeatedCards('services', content['services.ts'].services.cards),
    'cloud-technologies.ts': repeatedCards(
      'cloudTechnologies',
      content['cloud-technologies.ts'].cloudTechnologies.cards,
    ),
    'footer.ts': descriptionMistakes(
      ['footer', 'description'],
      content['footer.ts'].footer.description,
    ),
    'navigation.ts': navigationMistakes(content),
    'not-found.ts': descriptionMistakes(
      ['notFound', 'text'],
      content['not-found.ts'].notFound.text,
    ),
  };
  return Object.entries(found).flatMap(([file, mistakes]) =>
    mistakes.map((mistake) => ({ file: file as keyof SiteContent, ...mistake })),
  );
}

function phoneMistakes(path: FieldPath, { display, e164 }: Phone): Found[] {
  return when(!String(e164).endsWith(String(display).replace(/\D/g, '')), {
    path,
    message: `People read ${display} and phones dial ${e164}, which is another number. Right are, for example: (630) 123-4567 and +16301234567`,
  });
}

function jobMistakes(job: Job, index: number): Found[] {
  const at = ['jobs', index];
  // The address plays no part in the description, and may be missing.
  const { description } = jobMetadata({ ...job, route: '' });
  return [
    ...titleMistakes([...at, 'title'], job.title),
    ...descriptionMistakes([...at, 'summary'], description, ' with place and salary in front'),
    ...when(job.validThrough !== undefined && job.validThrough <= job.datePosted, {
      path: [...at, 'validThrough'],
      message: `The last day, ${job.validThrough}, does not come after datePosted, ${job.datePosted}. Right is a later day, for example: 2099-12-31`,
    }),
    ...when(job.lastChanged < job.datePosted, {
      path: [...at, 'lastChanged'],
      message: `The last change, ${job.lastChanged}, comes before datePosted, ${job.datePosted}. Right is that day or a later one, for example: ${job.datePosted}`,
    }),
  ];
}

function repeatedJobs(jobs: readonly Job[]): Found[] {
  const addresses = jobs.map(({ route }) => jobPath({ route: String(route) }));
  return [
    ...repeated(addresses, (index) => ['jobs', index, 'route'], '/data-engineer', taken),
    ...repeated(
      jobs.map(({ title }) => title),
      (index) => ['jobs', index, 'title'],
      'Data Engineer',
    ),
  ];
}

function repeatedCards(section: string, cards: readonly InfoCard[]): Found[] {
  return repeated(
    cards.map(({ title }) => title),
    (index) => [section, 'cards', index, 'title'],
    'Data Engineering',
  );
}

function navigationMistakes(content: SiteContent): Found[] {
  const { navigation } = content['navigation.ts'];
  const addresses: string[] = [
    paths.home,
    paths.career,
    ...Object.values(homeSections).map(homeSectionPath),
    ...content['jobs.ts'].jobs.map(({ route }) => jobPath({ route: String(route) })),
  ];
  return [
    ...repeated(
      navigation.map(({ label }) => label),
      (index) => ['navigation', index, 'label'],
      'Services',
    ),
    ...navigation.flatMap(({ to }, index) =>
      when(!addresses.includes(to), {
        path: ['navigation', index, 'to'],
        message: `There is no page at "${to}". Right are: ${addresses.join(', ')}`,
      }),
    ),
  ];
}

/** What stands in a list, or in another list before it, already, whatever its capitals. */
function repeated(
  list: readonly string[],
  pathAt: (index: number) => FieldPath,
  example: string,
  before: readonly string[] = [],
): Found[] {
  const all = [...before, ...list].map((entry) => String(entry).toLowerCase());
  return list.flatMap((entry, index) =>
    when(all.indexOf(String(entry).toLowerCase()) < before.length + index, {
      path: pathAt(index),
      message: `"${entry}" is taken already. Right is one that stands nowhere else, for example: ${example}`,
    }),
  );
}

function titleMistakes(path: FieldPath, title: string): Found[] {
  const { length } = `${title} | ${company.name}`;
  return when(length > titleLimit, {
    path,
    message: `With the company’s name behind it the title has ${length} characters, and ${titleLimit} are shown. Right is a shorter one, for example: Data Engineer`,
  });
}

function descriptionMistakes(path: FieldPath, text: string, how = ''): Found[] {
  const { least, most } = descriptionLimits;
  const { length } = String(text);
  return when(length < least || length > most, {
    path,
    message: `As the description in search results and link previews this has ${length} characters${how}; ${least} to ${most} are right, for example: Plan, run and automate the tests that show whether a release is ready for use.`,
  });
}

function when(wrong: boolean, mistake: Found): Found[] {
  return wrong ? [mistake] : [];
}
