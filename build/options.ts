import path from 'node:path';

import { officeDate } from '../src/today';

/** Each can be set in the environment. */
export const options = {
  contentDirectory: process.env['CONTENT_DIR'] ?? 'content',
  outputDirectory: path.resolve(process.env['OUTPUT_DIR'] ?? 'dist'),
  /** ISO 8601 date as of which the site is built: which positions are closed. */
  today: process.env['BUILD_DAY'] ?? officeDate(new Date()),
};

/** Intermediate files: the content as modules, the page renderer. */
export const workDirectory = path.resolve(
  process.env['WEBPACK_SERVE'] === 'true' ? '.cache/serve' : '.cache/build',
);
