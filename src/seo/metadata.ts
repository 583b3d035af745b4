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

type SiteTexts = Pick<SiteContent, 'company' | 'home' | 'footer' | 'notFound'> & {
  careers: CareerTexts;
};

/** The metadata of all pages except jobs. */
export function siteMetadata({ company, home, footer, careers, notFound }: SiteTexts) {
  const preview = { name: sitePreview, alt: home.previewAlt };
  return {
    home: pageMetadata({
      kind: 'home',
      company,
      name: home.pageTitle,
      description: footer.description,
      path: paths.home,
      preview,
    }),
    career: pageMetadata({
      kind: 'career',
      company,
      name: careers.title,
      description: careers.lead,
      path: paths.career,
      preview,
    }),
    notFound: pageMetadata({
      kind: 'not-found',
      company,
      name: notFound.title,
      description: notFound.text,
      path: null,
      preview,
    }),
  };
}

export function jobMetadata({ company, job }: { company: Company; job: Job }): PageMetadata {
  const alt = `${job.title} at ${company.name}, ${job.location}, ${salaryText(job)}`;
  return pageMetadata({
    kind: 'job',
    company,
    name: job.title,
    description: `${job.location}. ${salaryText(job)}. ${job.summary}`,
    path: jobPath(job),
    preview: { name: job.slug, alt },
  });
}

type Page = {
  kind: 'home' | 'career' | 'job' | 'not-found';
  company: Company;
  name: string;
  description: string;
  /** `null` for the 404 page, which has no canonical URL. */
  path: string | null;
  preview: { name: string; alt: string };
};

function pageMetadata({ kind, company, name, description, path, preview }: Page) {
  const file = `previews/${preview.name}.png`;
  return {
    kind,
    name,
    title: `${name} | ${company.name}`,
    siteName: company.name,
    description,
    preview: { file, url: absoluteUrl(company.siteUrl, file), alt: preview.alt },
    canonicalUrl: path === null ? null : absoluteUrl(company.siteUrl, path),
  };
}
