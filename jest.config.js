/** @type {import('jest').Config} */
module.exports = {
  // jsdom with Node's Request and Response, which React Router needs
  testEnvironment: 'jest-fixed-jsdom',
  roots: ['<rootDir>/src', '<rootDir>/generator', '<rootDir>/scripts'],
  globalSetup: '<rootDir>/src/testing/write-content.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts'],
  // Jest cannot load ES modules untransformed.
  transformIgnorePatterns: ['/node_modules/(?!(feed|p-map)/)'],
  // A busy machine takes more than the default of 5 s to load a page's modules.
  testTimeout: 30_000,
  moduleNameMapper: {
    '\\.(woff2|svg(\\?react)?)$': '<rootDir>/src/testing/asset-stub.ts',
    '^@content/(.*)$': '<rootDir>/.cache/unit-tests/$1',
  },
};
