import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { basePath } from '../src/environment';

/** Environment variables override the defaults. */
export const options = {
  contentDirectory: process.env['CONTENT_DIR'] ?? 'content',
  outputDirectory: followLink(path.resolve(process.env['OUTPUT_DIR'] ?? 'dist')),
  /** ISO 8601 date that decides which positions are closed, instead of today. */
  buildDate: process.env['BUILD_DATE'],
  /** build.ts sets the variable. */
  isProduction: process.env['NODE_ENV'] === 'production',
};

/** Whether this is `npm run dev`; scripts/dev.ts sets the variable. */
export const isDevServer = process.env['DEV_SERVER'] === 'true';

/**
 * Intermediate files: content modules and the page renderer. One folder for each name of an output
 * directory, so sites with different names can build at the same time.
 */
export const workDirectory = path.resolve(
  '.cache',
  isDevServer ? 'serve' : `build/${path.basename(options.outputDirectory)}`,
);

/** Throws if `SITE_URL` is set to anything but an https origin, with or without the folder of the build. */
export function checkSiteUrl(url: string): void {
  if (url === '' || isSiteUrl(url)) return;
  throw new Error(
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
