import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { basePath } from '../src/environment';
import { UserError } from './user-error';

/** Where the content is, and the day it is read for. */
export type ContentOptions = {
  contentDirectory: string;
  /** The ISO 8601 date that decides which positions are closed, instead of today. */
  buildDate: string | undefined;
};

export type BuildOptions = ContentOptions & {
  /** Absolute. */
  outputDirectory: string;
  /**
   * For content modules, compiled modules and the page renderer. Named after the output directory, so different
   * sites can build at the same time.
   */
  workDirectory: string;
  isProduction: boolean;
  isDevServer: boolean;
};

/** Reads the environment variables that docs/code.md lists. Throws if one is not valid. */
export function readContentOptions(): ContentOptions {
  const buildDate = process.env['BUILD_DATE'] || undefined;
  if (buildDate !== undefined && !z.iso.date().safeParse(buildDate).success) {
    throw new UserError(
      `BUILD_DATE is "${buildDate}". It must be a date: year-month-day. Example: BUILD_DATE=2027-03-15`,
    );
  }
  return { contentDirectory: process.env['CONTENT_DIR'] ?? 'content', buildDate };
}

/** Like `readContentOptions`. build.ts, scripts/dev.ts and webpack.config.js set `NODE_ENV` and `DEV_SERVER`. */
export function readBuildOptions(): BuildOptions {
  const outputDirectory = followLink(path.resolve(process.env['OUTPUT_DIR'] ?? 'dist'));
  const isDevServer = process.env['DEV_SERVER'] === 'true';
  return {
    ...readContentOptions(),
    outputDirectory,
    workDirectory: path.resolve(
      '.cache',
      isDevServer ? 'dev' : `build/${path.basename(outputDirectory)}`,
    ),
    isProduction: process.env['NODE_ENV'] === 'production',
    isDevServer,
  };
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
