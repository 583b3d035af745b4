import type { CareerTexts, Company, Job, SiteContent } from '../content/types';
import { jobPath, salaryText } from '../jobs/job';
import { paths } from '../paths';
import { absoluteUrl } from './absolute-url';

export type PageMetadata = ReturnType<typeof pageMetadata>;

/** The metadata of the matched page: its route's `handle`. */
export function matchedMetadata(matches: readonly { handle?: unknown }[]): PageMetadata {
  const handle = matches.at(-1)?.handle;
  if (!handle) throw new Error('Every page in src/routes.tsx needs its metadata as `handle`.');
  return handle as PageMetadata;
}

/** File name of the preview image that all pages except jobs share. */
export const sitePreview = 'site';

type HomeContent = Pick<SiteContent, 'company' | 'home' | 'footer'>;

export function homeMetadata({ company, home, footer }: HomeContent): PageMetadata {
  return pageMetadata({
    company,
    name: home.pageTitle,
    description: footer.description,
    path: paths.home,
    preview: { name: sitePreview, alt: home.previewAlt },
  });
}

type CareerContent = Pick<SiteContent, 'company' | 'home'> & { careers: CareerTexts };

export function careerMetadata({ company, home, careers }: CareerContent): PageMetadata {
  return pageMetadata({
    company,
    name: careers.title,
    description: careers.lead,
    path: paths.career,
    preview: { name: sitePreview, alt: home.previewAlt },
  });
}

type NotFoundContent = Pick<SiteContent, 'company' | 'home' | 'notFound'>;

export function notFoundMetadata({ company, home, notFound }: NotFoundContent): PageMetadata {
  return pageMetadata({
    company,
    name: notFound.title,
    description: notFound.text,
    path: null,
    preview: { name: sitePreview, alt: home.previewAlt },
  });
}

export function jobMetadata({ company, job }: { company: Company; job: Job }): PageMetadata {
  const alt = `${job.title} at ${company.name}, ${job.location}, ${salaryText(job)}`;
  return pageMetadata({
    company,
    name: job.title,
    description: `${job.location}. ${salaryText(job)}. ${job.summary}`,
    path: jobPath(job),
    parentPath: paths.career,
    preview: { name: job.slug, alt },
  });
}

type Page = {
  company: Company;
  name: string;
  description: string;
  /** `null` for the 404 page, which has no canonical URL. */
  path: string | null;
  /** The page above it in the breadcrumb. */
  parentPath?: string;
  preview: { name: string; alt: string };
};

function pageMetadata({ company, name, description, path, parentPath, preview }: Page) {
  const file = `previews/${preview.name}.png`;
  return {
    path,
    parentPath,
    name,
    title: `${name} | ${company.name}`,
    siteName: company.name,
    description,
    preview: { file, url: absoluteUrl(company.siteUrl, file), alt: preview.alt },
    canonicalUrl: path === null ? null : absoluteUrl(company.siteUrl, path),
  };
}
