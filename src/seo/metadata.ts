import { officePlace } from '../contact/address';
import type { Company, Job, SiteContent } from '../content/schema.server';
import { jobPath, salaryText } from '../jobs/job';
import { paths } from '../paths';
import { absoluteUrl } from './absolute-url';

export type PageMetadata = ReturnType<typeof pageMetadata>;

type PageKind = 'home' | 'career' | 'job' | 'not-found';

/** The metadata of the matched page: its route's `handle`. */
export function matchedMetadata(matches: readonly { handle?: unknown }[]): PageMetadata {
  const handle = matches.at(-1)?.handle;
  if (!handle) throw new Error('Every page in src/routes.tsx needs its metadata as `handle`.');
  return handle as PageMetadata;
}

/** File name of the preview picture that all pages except jobs share. */
export const sitePreview = 'site';

type HomeContent = Pick<SiteContent, 'company' | 'footer'>;

export function homeMetadata({ company, footer }: HomeContent): PageMetadata {
  const name = `IT Consulting in ${officePlace(company.address)}`;
  return pageMetadata(company, 'home', name, footer.description, paths.home);
}

type CareerContent = { company: Company; careers: { title: string; lead: string } };

export function careerMetadata({ company, careers }: CareerContent): PageMetadata {
  return pageMetadata(company, 'career', careers.title, careers.lead, paths.career);
}

type NotFoundContent = Pick<SiteContent, 'company' | 'notFound'>;

export function notFoundMetadata({ company, notFound }: NotFoundContent): PageMetadata {
  return pageMetadata(company, 'not-found', notFound.title, notFound.text, null);
}

type JobContent = { company: Company; job: Job };

export function jobMetadata({ company, job }: JobContent): PageMetadata {
  const alt = `${job.title} at ${company.name}, ${job.location}, ${salaryText(job)}`;
  return {
    ...pageMetadata(company, 'job', job.title, jobDescription(job), jobPath(job)),
    preview: previewPicture(company, job.slug, alt),
  };
}

/** `Warrenville, IL & Various US Locations. $116,085 per year. Plan, run and …` */
export function jobDescription(job: Pick<Job, 'location' | 'salary' | 'summary'>): string {
  return `${job.location}. ${salaryText(job)}. ${job.summary}`;
}

/** @param path `null` for the 404 page, which has no canonical URL */
function pageMetadata(
  company: Company,
  kind: PageKind,
  name: string,
  description: string,
  path: string | null,
) {
  const alt = `${company.name}: prairie hills under a wide sky, with a cloud drawn as connected points`;
  return {
    kind,
    name,
    title: `${name} | ${company.name}`,
    siteName: company.name,
    description,
    preview: previewPicture(company, sitePreview, alt),
    canonicalUrl: path === null ? null : absoluteUrl(company.siteUrl, path),
  };
}

function previewPicture({ siteUrl }: Company, name: string, alt: string) {
  const file = `previews/${name}.png`;
  return { file, url: absoluteUrl(siteUrl, file), alt };
}
