import path from 'node:path';

import { officeDate } from '../src/today';

/** Each can be set in the environment. */
export const options = {
  contentDirectory: process.env['CONTENT_DIR'] ?? 'content',
  outputDirectory: path.resolve(process.env['OUTPUT_DIR'] ?? 'dist'),
  /** ISO 8601 date on which the build decides which positions are closed. */
  today: process.env['BUILD_DAY'] ?? officeDate(new Date()),
};

/**
 * Intermediate files: the content as modules, the page renderer. Each output directory has its own, so
 * that several sites can be built at the same time.
 */
export const workDirectory = path.resolve(
  '.cache',
  process.env['WEBPACK_SERVE'] === 'true'
    ? 'serve'
    : `build/${path.basename(options.outputDirectory)}`,
);

/** Throws unless `SITE_URL`, if set, is the origin of a site with https. */
export function checkSiteUrl(): void {
  const address = process.env['SITE_URL'];
  if (!address) return;
  const isOrigin = URL.canParse(address) && new URL(address).origin === address;
  if (!isOrigin || !address.startsWith('https://')) {
    throw new Error(
      `SITE_URL is "${address}". It has to be https:// and a host name, without a path or a slash at the end. Example: SITE_URL=https://preview.example.org`,
    );
  }
}
