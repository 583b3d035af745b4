import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { basePath } from '../src/environment';
import { UserError } from './user-error';

/** Environment variables override the defaults (docs/code.md). */
export const options = {
  contentDirectory: process.env['CONTENT_DIR'] ?? 'content',
  outputDirectory: followLink(path.resolve(process.env['OUTPUT_DIR'] ?? 'dist')),
};

/** `NODE_ENV` is set by build.ts, scripts/dev.ts and webpack.config.js. */
export const isProduction = process.env['NODE_ENV'] === 'production';

/** Set by scripts/dev.ts. */
export const isDevServer = process.env['DEV_SERVER'] === 'true';

/**
 * For content modules, compiled modules and the page renderer. Named after the output directory, so different
 * sites can build at the same time.
 */
export const workDirectory = path.resolve(
  '.cache',
  isDevServer ? 'dev' : `build/${path.basename(options.outputDirectory)}`,
);

/** `BUILD_DATE`: the ISO 8601 date that decides which positions are closed, instead of today. */
export function buildDate(): string | undefined {
  const date = process.env['BUILD_DATE'] || undefined;
  if (date === undefined || z.iso.date().safeParse(date).success) return date;
  throw new UserError(
    `BUILD_DATE is "${date}". It must be a date: year-month-day. Example: BUILD_DATE=2027-03-15`,
  );
}

/** Throws if `SITE_URL` is not an https origin. The folder of the build may follow the origin. */
export function checkSiteUrl(url: string): void {
  if (url === '' || isSiteUrl(url)) return;
  throw new UserError(
    `SITE_URL is "${url}". It must be https:// and a host name. Only the folder in PUBLIC_PATH can follow. Example: SITE_URL=https://preview.example.org`,
  );
}

function isSiteUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  const folders = ['', '/', basePath.slice(0, -1), basePath];
  return protocol === 'https:' && folders.some((folder) => url === origin + folder);
}

function followLink(directory: string): string {
  return existsSync(directory) ? realpathSync(directory) : directory;
}
