/**
 * Everything that the build, the servers and the tests read from environment variables.
 * docs/code.md and docs/hosting.md describe them. Each function throws if its variable is not
 * valid.
 */
import { z } from 'zod';

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

/** `CONTENT_DIR`, `BUILD_DATE`, `PUBLIC_PATH` and `SITE_URL` */
export function siteOptions(): SiteOptions {
  return {
    directory: contentDirectory(),
    buildDate: buildDate(),
    basePath: basePath(),
    publishUrl: publishUrl(),
  };
}

/** `CONTENT_DIR` */
export function contentDirectory(): string {
  return process.env['CONTENT_DIR'] ?? 'content';
}

/** `OUTPUT_DIR` */
export function outputDirectory(): string {
  return process.env['OUTPUT_DIR'] ?? 'dist';
}

/** `CHROMIUM_PATH` */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'];
}

/** `PUBLIC_PATH`, with a slash at both ends */
export function basePath(): string {
  return `/${process.env['PUBLIC_PATH'] ?? ''}/`.replace(/\/+/g, '/');
}

/** `PORT` or `TEST_PORT` */
export function port(name: 'PORT' | 'TEST_PORT', fallback: number): number {
  const value = process.env[name] || String(fallback);
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new UserError(
    `${name} is "${value}". It must be a port number. Example: ${name}=${fallback}`,
  );
}

/** `BUILD_DATE`, in ISO 8601 */
function buildDate(): string | undefined {
  const date = process.env['BUILD_DATE'] || undefined;
  if (date === undefined || z.iso.date().safeParse(date).success) return date;
  throw new UserError(
    `BUILD_DATE is "${date}". It must be a date: year-month-day. Example: BUILD_DATE=2027-03-15`,
  );
}

/** `SITE_URL`, an https origin that the folder of the build may follow */
function publishUrl(): string {
  const url = process.env['SITE_URL'] ?? '';
  if (url === '' || isOriginWithFolder(url, basePath())) return url;
  throw new UserError(
    `SITE_URL is "${url}". It must be https:// and a host name. Only the folder in PUBLIC_PATH can follow. Example: SITE_URL=https://preview.example.org`,
  );
}

function isOriginWithFolder(url: string, folder: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  const ends = ['', '/', folder.slice(0, -1), folder];
  return protocol === 'https:' && ends.some((end) => url === origin + end);
}
