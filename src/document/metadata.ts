import { careers, careersLastChanged } from '../content/careers';
import { company, officePlaceName } from '../content/company';
import { footer } from '../content/footer';
import { homeLastChanged } from '../content/home';
import { salaryText, jobLocation, jobPath, jobReference, jobs, type Job } from '../content/jobs';
import { notFound } from '../content/not-found';
import { paths } from '../paths';

/** The picture that a shared link shows. */
export type PreviewPicture = {
  /** Below the site's root: `previews/quality-analyst.png`. */
  file: string;
  alt: string;
};

/** What a page says of itself to machines; the visible page says the same to people. */
export type PageMetadata = {
  /** The page's own name. */
  name: string;
  /** For search results and previews: at most 160 characters. */
  description: string;
  preview: PreviewPicture;
} & (
  | {
      /** The one path under which the page is to be known. */
      canonicalPath: string;
      /** ISO 8601 date of the last change to the page's content. */
      lastChanged: string;
    }
  // A page that is not to be known, like the 404 page.
  | { canonicalPath: null }
);

const sitePreview: PreviewPicture = {
  file: 'previews/site.png',
  alt: `${company.name}: prairie hills under a wide sky, with a cloud drawn as connected points`,
};

export const homeMetadata: PageMetadata = {
  name: `IT Consulting in ${officePlaceName}`,
  description: footer.description,
  preview: sitePreview,
  canonicalPath: paths.home,
  lastChanged: homeLastChanged,
};

export const careerMetadata = {
  name: careers.title,
  description: careers.lead,
  preview: sitePreview,
  canonicalPath: paths.career,
  lastChanged:
    [careersLastChanged, ...jobs.map(({ lastChanged }) => lastChanged)].sort().at(-1) ?? '',
} satisfies PageMetadata;

export const notFoundMetadata: PageMetadata = {
  name: notFound.title,
  description: notFound.text,
  preview: sitePreview,
  canonicalPath: null,
};

export function jobMetadata(job: Job): PageMetadata {
  return {
    name: job.title,
    description: `${jobLocation}. ${salaryText(job)}. ${job.summary}`,
    preview: {
      file: `previews/${jobReference(job)}.png`,
      alt: `${job.title} at ${company.name}, ${jobLocation}, ${salaryText(job)}`,
    },
    canonicalPath: jobPath(job),
    lastChanged: job.lastChanged,
  };
}

/** The document's title: the page's own name first, then the company. */
export function documentTitle(metadata: PageMetadata): string {
  return `${metadata.name} | ${company.name}`;
}
