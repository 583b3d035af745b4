import path from 'node:path';

import { contentFolder, today } from '../../fixtures/fixture-content';

const fixture = { CONTENT_DIR: contentFolder, BUILD_DATE: today };

/**
 * `directory` is the folder of the build, `root` the folder that its server serves, and `path` the path
 * of its home page. `env` has the build's environment variables. `portOffset` is added to the first port
 * of the tests.
 */
export const sites = {
  /** The site of a fictional company, which nearly all tests visit. */
  fixture: {
    directory: '.cache/sites/fixture',
    root: '.cache/sites/fixture',
    path: '/',
    portOffset: 0,
    env: fixture,
  },
  /**
   * A preview build of that site with the longest words, full lists and 100 more jobs, in React's
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
  /** The site of the real content, in a folder of its host. */
  owner: {
    directory: '.cache/sites/owner/folder',
    root: '.cache/sites/owner',
    path: '/folder/',
    portOffset: 2,
    env: { CONTENT_DIR: '.cache/sites/owner-content' },
  },
};

/** The `siteUrl` of the real content in a folder. */
export const urlWithFolder = 'https://www.example.org/folder';

/** The path to which the longest site sends web vitals and errors. */
export const vitalsEndpoint = '/vitals';

/** The jobs that the longest site has besides the fixture's. The first has the least, the second the most duties. */
export const moreJobs = Array.from({ length: 100 }, (_, index) => ({
  slug: `more-${index + 1}`,
  title: `Data Engineer, Łódź ${index + 1}`,
  duties: [1, 30][index] ?? 6,
}));

/** The servers that single tests start: each has a port of its own. */
export const devServer = { portOffset: 3 };
export const nginx = { portOffset: 4 };

/** The first port of the tests. It is not that of `npm start`, so both can run. */
const firstPort = Number(process.env.TEST_PORT ?? 4173);

export function originOf({ portOffset }: { portOffset: number }): string {
  return `http://localhost:${firstPort + portOffset}`;
}

/** Returns the path of a file or folder of the site that nearly all tests visit. */
export function fixtureFile(file = ''): string {
  return path.join(sites.fixture.directory, file);
}
