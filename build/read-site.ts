import { z } from 'zod';

import { type CorrectContent, readContent } from '../src/content/read-content.server';
import type { Mistake } from '../src/content/yaml-file.server';
import { unfilledFacts } from './unfilled-facts';
import { UserError } from './user-error';

/** The content, and where it will be published. Here, `siteUrl` has the folder of the real site. */
export type Site = CorrectContent & {
  /** The site's folder on its host, with a slash at both ends. */
  basePath: string;
  /** For another URL than the real site's. Search engines do not index such a build. */
  isPreviewBuild: boolean;
};

/** What `readSite` needs to know: environment variables that docs/code.md describes. */
export type SiteOptions = {
  /** The folder of the content. */
  directory: string;
  /** The ISO 8601 date that decides which jobs are open, instead of today. */
  buildDate?: string | undefined;
  basePath: Site['basePath'];
  /** Where the build will be published; empty if that is `siteUrl` in company.yaml. */
  publishUrl: string;
};

export function siteOptions(): SiteOptions {
  const basePath = `/${process.env['PUBLIC_PATH'] ?? ''}/`.replace(/\/+/g, '/');
  const publishUrl = process.env['SITE_URL'] ?? '';
  if (publishUrl !== '' && !isHostOrFolderUrl(publishUrl, basePath)) {
    throw new UserError(
      `SITE_URL is "${publishUrl}". It must be https:// and a host name, which only the folder in PUBLIC_PATH can follow. Example: SITE_URL=https://preview.example.org/folder PUBLIC_PATH=/folder/`,
    );
  }
  const buildDate = process.env['BUILD_DATE'] || undefined;
  if (buildDate !== undefined && !z.iso.date().safeParse(buildDate).success) {
    throw new UserError(
      `BUILD_DATE is "${buildDate}". It must be a date: year-month-day. Example: BUILD_DATE=2027-03-15`,
    );
  }
  return { directory: process.env['CONTENT_DIR'] ?? 'content', buildDate, basePath, publishUrl };
}

function isHostOrFolderUrl(url: string, folder: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  const ends = ['', '/', folder, folder.slice(0, -1)];
  return protocol === 'https:' && ends.some((end) => url === origin + end);
}

/** The site, or the mistakes in its content. */
export function readSite({
  directory,
  buildDate,
  ...address
}: SiteOptions): Site | { mistakes: Mistake[] } {
  const read = readContent(directory, { buildDate });
  if ('mistakes' in read) return read;
  const { company } = read.content;
  const { siteUrl, isPreviewBuild } = siteAddress(company.siteUrl, address);
  const content = { ...read.content, company: { ...company, siteUrl } };
  return { ...read, content, basePath: address.basePath, isPreviewBuild };
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

/**
 * The table in docs/hosting.md, "Another URL, or a folder".
 *
 * @param origin of the real site
 */
export function siteAddress(
  origin: string,
  { basePath, publishUrl }: Pick<SiteOptions, 'basePath' | 'publishUrl'>,
) {
  const isOnRealSite = `${publishUrl}/`.startsWith(`${origin}/`);
  const isPreviewBuild = publishUrl !== '' && !isOnRealSite;
  const onlyPreviewHasFolder = isPreviewBuild && new URL(publishUrl).pathname !== '/';
  const siteUrl = onlyPreviewHasFolder ? origin : origin + basePath.slice(0, -1);
  return { siteUrl, isPreviewBuild };
}

/** Says what the owner may have forgotten. */
export function printNotes({ content, drafts, isPreviewBuild }: Site) {
  for (const slug of drafts) {
    console.log(`jobs/${slug}.yaml is a draft: careers.yaml does not list it.`);
  }
  if (isPreviewBuild) {
    const { origin } = new URL(content.company.siteUrl);
    console.log(
      `This build is a preview, which search engines do not index (docs/hosting.md). It is for ${siteOptions().publishUrl}; siteUrl in company.yaml is ${origin}.`,
    );
  }
  const placeholders = unfilledFacts(content.company);
  if (placeholders.length > 0) {
    console.warn(
      `Not ready to publish: company.yaml still has placeholders (${placeholders.length}). "npm run check:release" lists them.`,
    );
  }
}
