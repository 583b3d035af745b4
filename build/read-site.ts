import { z } from 'zod';

import { readContent } from '../src/content/read-content.server';
import { UserError } from './user-error';

/** The content, and the URL to which this build goes. */
export type Site = ReturnType<typeof readSite>;

/** The options of `readSite`, from environment variables that docs/code.md describes. */
export type SiteOptions = {
  contentFolder: string;
  /** The ISO 8601 date that decides which jobs are open, instead of today. */
  buildDate?: string | undefined;
  /** The URL to which this build goes, instead of `siteUrl` in company.yaml. */
  url?: string | undefined;
};

export function siteOptions(): SiteOptions {
  const buildDate = process.env.BUILD_DATE || undefined;
  if (buildDate !== undefined && !z.iso.date().safeParse(buildDate).success) {
    throw new UserError(
      `BUILD_DATE is "${buildDate}". It must be a date: year-month-day. Example: BUILD_DATE=2027-03-15`,
    );
  }
  const url = process.env.SITE_URL || undefined;
  return {
    contentFolder: process.env.CONTENT_DIR || 'content',
    buildDate,
    url: url && homePageUrl(url),
  };
}

/** Removes slashes at the end, which some hosts write and others do not. */
function homePageUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '') {
    throw new UserError(
      `SITE_URL is "${text}". It must be https://, a host name and, if there is one, the folder. Example: SITE_URL=https://preview.example.org/folder`,
    );
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** Throws a `ContentError` if there are mistakes in the content. */
export function readSite({ contentFolder, buildDate, url: otherUrl }: SiteOptions) {
  const read = readContent(contentFolder, { buildDate });
  const { siteUrl } = read.content.company;
  const url = otherUrl ?? siteUrl;
  return {
    ...read,
    /** The address of the home page, without a slash at its end. */
    url,
    /** The folder in that address, with a slash at both ends. */
    basePath: `${new URL(url).pathname}/`.replace('//', '/'),
    /** Whether the build goes elsewhere than the real site. Search engines do not index it then. */
    isPreviewBuild: url !== siteUrl,
  };
}
