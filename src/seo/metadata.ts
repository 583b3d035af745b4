import { officePlace } from '../contact/address';
import type { Company, Job, SiteContent } from '../content/schema';
import { jobPath, salaryText } from '../jobs/job';
import { paths } from '../paths';
import { absoluteUrl } from './absolute-url';

export type PageMetadata = ReturnType<typeof page>;

/** Name of the preview picture that all pages but the jobs' share. */
export const sitePreview = 'site';

type PageContent<Part extends keyof SiteContent> = Pick<SiteContent, Part | 'company'>;

export function homeMetadata({ company, footer }: PageContent<'footer'>): PageMetadata {
  const name = `IT Consulting in ${officePlace(company.address)}`;
  return page(company, name, footer.description, paths.home);
}

type CareerContent = { company: Company; careers: { title: string; lead: string } };

export function careerMetadata({ company, careers }: CareerContent): PageMetadata {
  return page(company, careers.title, careers.lead, paths.career);
}

export function notFoundMetadata({ company, notFound }: PageContent<'notFound'>): PageMetadata {
  return page(company, notFound.title, notFound.text, null);
}

export function jobMetadata(company: Company, job: Job): PageMetadata {
  const alt = `${job.title} at ${company.name}, ${job.location}, ${salaryText(job)}`;
  return {
    ...page(company, job.title, jobDescription(job), jobPath(job)),
    preview: preview(company, job.slug, alt),
  };
}

/** `Warrenville, IL & Various US Locations. $116,085 per year. Plan, run and …` */
export function jobDescription(job: Pick<Job, 'location' | 'salary' | 'summary'>): string {
  return `${job.location}. ${salaryText(job)}. ${job.summary}`;
}

function page(company: Company, name: string, description: string, path: string | null) {
  const alt = `${company.name}: prairie hills under a wide sky, with a cloud drawn as connected points`;
  return {
    name,
    title: `${name} | ${company.name}`,
    siteName: company.name,
    description,
    preview: preview(company, sitePreview, alt),
    /** `null` for the 404 page. */
    canonicalUrl: path === null ? null : absoluteUrl(company.siteUrl, path),
  };
}

/** @param name the file's: `previews/quality-analyst.png` */
function preview({ siteUrl }: Company, name: string, alt: string) {
  const file = `previews/${name}.png`;
  return { file, url: absoluteUrl(siteUrl, file), alt };
}
