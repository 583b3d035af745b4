/** The environment variables that docs/code.md and docs/hosting.md describe. */
import { UserError } from './user-error';

/** What `readSite` needs to know. */
export type SiteOptions = {
  /** The folder of the content. */
  directory: string;
  /** The ISO 8601 date that decides which jobs are open, instead of today. */
  buildDate?: string | undefined;
  /** The site's folder on its host, with a slash at both ends. */
  basePath: string;
  /** Where the build will be published; empty if that is `siteUrl` in company.yaml. */
  publishUrl: string;
};

export const outputDirectory = process.env['OUTPUT_DIR'] ?? 'dist';

export function siteOptions(): SiteOptions {
  const publishUrl = process.env['SITE_URL'] ?? '';
  if (publishUrl !== '' && !/^https:\/\/./.test(publishUrl)) {
    throw new UserError(
      `SITE_URL is "${publishUrl}". It must be https:// and a host name. Example: SITE_URL=https://preview.example.org`,
    );
  }
  return {
    directory: process.env['CONTENT_DIR'] ?? 'content',
    buildDate: process.env['BUILD_DATE'] || undefined,
    basePath: `/${process.env['PUBLIC_PATH'] ?? ''}/`.replace(/\/+/g, '/'),
    publishUrl,
  };
}
