/**
 * Everything that the build, the servers and the tests read from environment variables.
 * docs/code.md and docs/hosting.md describe them. Each function throws if its variable is not
 * valid.
 */
import { z } from 'zod';
type AddressOptions = { basePath: string; publishUrl: string };

import { UserError } from '../generator/user-error';

/** `CONTENT_DIR` */
export function contentDirectory(): string {
  return process.env['CONTENT_DIR'] ?? 'content';
}

/** `OUTPUT_DIR` */
export function outputDirectory(): string {
  return process.env['OUTPUT_DIR'] ?? 'dist';
}

/** `SITE_DIR` */
export function servedDirectory(): string {
  return process.env['SITE_DIR'] ?? 'dist';
}

/** `CHROMIUM_PATH` */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'];
}

/** `BUILD_DATE`, in ISO 8601 */
export function buildDate(): string | undefined {
  const date = process.env['BUILD_DATE'] || undefined;
  if (date === undefined || z.iso.date().safeParse(date).success) return date;
  throw new UserError(
    `BUILD_DATE is "${date}". It must be a date: year-month-day. Example: BUILD_DATE=2027-03-15`,
  );
}

/** `PUBLIC_PATH`, with a slash at both ends */
export function basePath(): string {
  return `/${process.env['PUBLIC_PATH'] ?? ''}/`.replace(/\/+/g, '/');
}

/** `PUBLIC_PATH` and `SITE_URL`, an https origin that the folder of the build may follow */
export function addressOptions(): AddressOptions {
  const folder = basePath();
  const publishUrl = process.env['SITE_URL'] ?? '';
  if (publishUrl === '' || isOriginWithFolder(publishUrl, folder)) {
    return { basePath: folder, publishUrl };
  }
  throw new UserError(
    `SITE_URL is "${publishUrl}". It must be https:// and a host name. Only the folder in PUBLIC_PATH can follow. Example: SITE_URL=https://preview.example.org`,
  );
}

function isOriginWithFolder(url: string, folder: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  const ends = ['', '/', folder.slice(0, -1), folder];
  return protocol === 'https:' && ends.some((end) => url === origin + end);
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

export function contentOptions() {
  return { contentDirectory: contentDirectory(), buildDate: buildDate() };
}
