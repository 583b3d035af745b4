import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import * as environment from './environment';
import type { AddressOptions } from './site-address';

/** Where the content is, the day it is read for, and where the site will be. */
export type ContentOptions = AddressOptions & {
  contentDirectory: string;
  /** The ISO 8601 date that decides which positions are closed, instead of today. */
  buildDate: string | undefined;
};

export type BuildOptions = ContentOptions & {
  /** Absolute. */
  outputDirectory: string;
  /**
   * For content modules, compiled modules and the page renderer. Named after the output directory,
   * so different sites can build at the same time.
   */
  workDirectory: string;
  isProduction: boolean;
  isDevServer: boolean;
};

/** Throws if an environment variable is not valid. */
export function readContentOptions(): ContentOptions {
  return {
    ...environment.addressOptions(),
    contentDirectory: environment.contentDirectory(),
    buildDate: environment.buildDate(),
  };
}

/**
 * Like `readContentOptions`. build.ts, scripts/dev.ts and webpack.config.js set `NODE_ENV` and
 * `DEV_SERVER`.
 */
export function readBuildOptions(): BuildOptions {
  const outputDirectory = followLink(path.resolve(environment.outputDirectory()));
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

function followLink(directory: string): string {
  return existsSync(directory) ? realpathSync(directory) : directory;
}
