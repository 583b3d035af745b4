import { z } from 'zod';

import { type CorrectContent, readContent } from '../src/content/read-content.server';
import type { Mistake } from '../src/content/yaml-file.server';
import { UserError } from './user-error';

/** The content, and where this build goes. */
export type Site = CorrectContent & {
  /** The address of the home page, without a slash at its end. */
  url: string;
  /** The folder in that address, with a slash at both ends. */
  basePath: string;
  /** Goes elsewhere than the real site. Search engines do not index such a build. */
  isPreviewBuild: boolean;
};

/** What `readSite` needs to know: environment variables that docs/code.md describes. */
export type SiteOptions = {
  /** The folder of the content. */
  directory: string;
  /** The ISO 8601 date that decides which jobs are open, instead of today. */
  buildDate?: string | undefined;
  /** Where this build goes, instead of `siteUrl` in company.yaml. */
  url?: string | undefined;
};

export function siteOptions(): SiteOptions {
  const buildDate = process.env['BUILD_DATE'] || undefined;
  if (buildDate !== undefined && !z.iso.date().safeParse(buildDate).success) {
    throw new UserError(
      `BUILD_DATE is "${buildDate}". It must be a date: year-month-day. Example: BUILD_DATE=2027-03-15`,
    );
  }
  const url = process.env['SITE_URL'] || undefined;
  return {
    directory: process.env['CONTENT_DIR'] || 'content',
    buildDate,
    url: url && homePageUrl(url),
  };
}

/** Hosts write their addresses with and without a slash at the end. */
function homePageUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '') {
    throw new UserError(
      `SITE_URL is "${text}". It must be https://, a host name and, if there is one, the folder. Example: SITE_URL=https://preview.example.org/folder`,
    );
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** The site, or the mistakes in its content. */
export function readSite({
  directory,
  buildDate,
  url: otherUrl,
}: SiteOptions): Site | { mistakes: Mistake[] } {
  const read = readContent(directory, { buildDate });
  if ('mistakes' in read) return read;
  const { siteUrl } = read.content.company;
  const url = otherUrl ?? siteUrl;
  const basePath = `${new URL(url).pathname}/`.replace('//', '/');
  return { ...read, url, basePath, isPreviewBuild: url !== siteUrl };
}

/** Throws one error that lists all mistakes, if there are any. */
export function readSiteOrThrow(options: SiteOptions): Site {
  const site = readSite(options);
  if (!('mistakes' in site)) return site;
  const { mistakes } = site;
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  const messages = mistakes.map(({ message }) => message);
  throw new UserError(
    [`The site was not built: its content has ${count}.`, ...messages].join('\n\n'),
  );
}
