import { officePlace } from '../contact/address';
import type { Job, SiteContent } from '../content/schema';
import { jobPath, salaryText } from '../jobs/job';
import { paths } from '../paths';
import { absoluteUrl } from './absolute-url';

export type PageMetadata = {
  /** Without the company's. */
  name: string;
  /** The document's title: the page's own name first, then the company. */
  title: string;
  siteName: string;
  description: string;
  preview: PreviewPicture;
  /** `null` for the 404 page. */
  canonicalUrl: string | null;
};

type PreviewPicture = {
  /** Below the site's root: `previews/quality-analyst.png`. */
  file: string;
  url: string;
  alt: string;
};

type Content<Part extends keyof SiteContent> = Pick<SiteContent, Part | 'company'>;

export function homeMetadata({ company, footer }: Content<'footer'>): PageMetadata {
  const name = `IT Consulting in ${officePlace(company.address)}`;
  return page(company, name, footer.description, paths.home);
}

export function careerMetadata({ company, careers }: Content<'careers'>): PageMetadata {
  return page(company, careers.title, careers.lead, paths.career);
}

export function notFoundMetadata({ company, notFound }: Content<'notFound'>): PageMetadata {
  return page(company, notFound.title, notFound.text, null);
}

export function jobMetadata(company: SiteContent['company'], job: Job): PageMetadata {
  return {
    ...page(company, job.title, jobDescription(job), jobPath(job)),
    preview: preview(
      company,
      job.slug,
      `${job.title} at ${company.name}, ${job.location}, ${salaryText(job)}`,
    ),
  };
}

/** `Warrenville, IL & Various US Locations. $116,085 per year. Plan, run and …` */
export function jobDescription(job: Pick<Job, 'location' | 'salary' | 'summary'>): string {
  return `${job.location}. ${salaryText(job)}. ${job.summary}`;
}

function page(
  company: SiteContent['company'],
  name: string,
  description: string,
  path: string | null,
): PageMetadata {
  const alt = `${company.name}: prairie hills under a wide sky, with a cloud drawn as connected points`;
  return {
    name,
    title: `${name} | ${company.name}`,
    siteName: company.name,
    description,
    preview: preview(company, 'site', alt),
    canonicalUrl: path === null ? null : absoluteUrl(company.siteUrl, path),
  };
}

function preview({ siteUrl }: SiteContent['company'], name: string, alt: string): PreviewPicture {
  const file = `previews/${name}.png`;
  return { file, url: absoluteUrl(siteUrl, file), alt };
}
