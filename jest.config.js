// Shared by the two projects below.
const project = {
  globalSetup: '<rootDir>/fixtures/write-content-modules.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts'],
  // These packages are ES modules, which Jest can load only after Babel has transformed them.
  transformIgnorePatterns: ['/node_modules/(?!(feed|p-map)/)'],
  moduleNameMapper: {
    '\\.(woff2|svg(\\?react)?)$': '<rootDir>/src/testing/asset-stub.ts',
    '^@content/(.*)$': '<rootDir>/.cache/unit-tests/$1',
  },
};

/** @type {import('jest').Config} */
module.exports = {
  // In ms. A busy machine needs more than the default of 5 s to load a page's modules.
  testTimeout: 30_000,
  projects: [
    {
      ...project,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['<rootDir>/generator', '<rootDir>/shared', '<rootDir>/scripts', '<rootDir>/hosting'],
    },
    {
      ...project,
      displayName: 'browser',
      // jsdom with Node's Request and Response, which jsdom lacks and React Router needs.
      testEnvironment: 'jest-fixed-jsdom',
      roots: ['<rootDir>/src'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/set-up-dom.ts', ...project.setupFilesAfterEnv],
    },
  ],
};
