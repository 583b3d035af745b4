import path from 'node:path';

import { contentFolder, today } from '../../fixtures/fixture-content';

const fixture = { CONTENT_DIR: contentFolder, BUILD_DATE: today };

/**
 * `directory` is where the site is built, `root` what its server serves, and `path` where its home
 * page is. `env` is what it is built with. `portOffset` is added to the first port of the tests.
 */
export const sites = {
  /** A fictional company's, which nearly all tests visit. */
  fixture: {
    directory: '.cache/sites/fixture',
    root: '.cache/sites/fixture',
    path: '/',
    portOffset: 0,
    env: fixture,
  },
  /**
   * A preview of the same with the longest words, full lists and 100 more jobs, in React's
   * development version, which reports every hydration mismatch.
   */
  longest: {
    directory: '.cache/sites/longest',
    root: '.cache/sites/longest',
    path: '/',
    portOffset: 1,
    env: {
      ...fixture,
      CONTENT_DIR: '.cache/sites/longest-content',
      SITE_URL: 'https://preview.example.org',
      NODE_ENV: 'development',
    },
  },
  /** The real content, in a folder. */
  owner: {
    directory: '.cache/sites/owner/folder',
    root: '.cache/sites/owner',
    path: '/folder/',
    portOffset: 2,
    env: { CONTENT_DIR: '.cache/sites/owner-content' },
  },
};

/** `siteUrl` of the real content in a folder. */
export const urlWithFolder = 'https://www.example.org/folder';

/** Where the longest site sends web vitals and errors. */
export const vitalsEndpoint = '/vitals';

/** The jobs that the longest site has besides the fixture's. The first has the least, the second the most duties. */
export const moreJobs = Array.from({ length: 100 }, (_, index) => ({
  slug: `more-${index + 1}`,
  title: `Data Engineer, Łódź ${index + 1}`,
  duties: [1, 30][index] ?? 6,
}));

/** Ports of the servers that single tests start. */
export const devServer = { portOffset: 3 };
export const nginx = { portOffset: 4 };

/** Another port than that of `npm start`, so both can run. */
const firstPort = Number(process.env['TEST_PORT'] ?? 4173);

export function originOf({ portOffset }: { portOffset: number }): string {
  return `http://localhost:${firstPort + portOffset}`;
}

/** A file or folder of the site that nearly all tests visit. */
export function fixtureFile(file = ''): string {
  return path.join(sites.fixture.directory, file);
}
