import path from 'node:path';

import { contentDirectory, today } from '../../fixtures/fixture-content';
import { port } from '../../generator/environment';

const fixture = { CONTENT_DIR: contentDirectory, BUILD_DATE: today };

/** `portOffset` is added to the first port of the tests; `env` is what the site is built with. */
export const sites = {
  fixture: { directory: '.cache/sites/fixture', portOffset: 0, env: fixture },
  /**
   * The same with the longest words and 100 more jobs, in React's development version, which
   * reports every hydration mismatch.
   */
  longest: {
    directory: '.cache/sites/longest',
    portOffset: 1,
    env: { ...fixture, CONTENT_DIR: '.cache/sites/longest-content' },
  },
  /** The same below a folder. */
  folder: {
    directory: '.cache/sites/folder',
    portOffset: 2,
    env: { ...fixture, PUBLIC_PATH: '/folder/' },
  },
  /** The site with the real content. */
  owner: { directory: 'dist', portOffset: 3, env: {} },
  /**
   * A preview of the fixture site with the longest words, after the edits that CONTRIBUTING.md
   * describes.
   */
  edited: {
    directory: '.cache/sites/edited',
    portOffset: 4,
    env: {
      ...fixture,
      CONTENT_DIR: '.cache/sites/edited-content',
      SITE_URL: 'https://preview.example.org',
    },
  },
};

/** Ports of the servers that single tests start. */
export const devServerSite = { portOffset: 5 };
export const nginxSite = { portOffset: 6 };
export const startedSite = { portOffset: 7 };

/** Another port than that of `npm start`, so both can run. */
const firstPort = port('TEST_PORT', 4173);

export function originOf({ portOffset }: { portOffset: number }): string {
  return `http://localhost:${firstPort + portOffset}`;
}

/** A file or folder of the site that nearly all tests look at. */
export function fixtureFile(file = ''): string {
  return path.join(sites.fixture.directory, file);
}
