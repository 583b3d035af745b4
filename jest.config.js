/** @type {import('jest').Config} */
module.exports = {
  roots: ['<rootDir>/generator', '<rootDir>/shared', '<rootDir>/src'],
  // jsdom with Node's Request and Response, which jsdom lacks and React Router needs.
  testEnvironment: 'jest-fixed-jsdom',
  globalSetup: '<rootDir>/fixtures/write-content-modules.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts'],
  // This package is an ES module, which Jest can load only after Babel has transformed it.
  transformIgnorePatterns: ['/node_modules/(?!feed/)'],
  moduleNameMapper: {
    '\\.(woff2|svg(\\?react)?)$': '<rootDir>/src/testing/asset-stub.ts',
    '^@content/(.*)$': '<rootDir>/.cache/unit-tests/$1',
  },
  // In ms. A busy machine needs more than the default of 5 s to load a page's modules.
  testTimeout: 30_000,
};
