/** @type {import('jest').Config} */
module.exports = {
  // React Router needs Request and Response. jsdom lacks them, and this package adds Node's.
  testEnvironment: 'jest-fixed-jsdom',
  roots: ['src', 'generator', 'scripts', 'hosting'].map((folder) => `<rootDir>/${folder}`),
  globalSetup: '<rootDir>/src/testing/write-content.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts'],
  // These packages are ES modules, which Jest can load only after Babel has transformed them.
  transformIgnorePatterns: ['/node_modules/(?!(feed|p-map)/)'],
  // In ms. A busy machine needs more than the default of 5 s to load a page's modules.
  testTimeout: 30_000,
  moduleNameMapper: {
    '\\.(woff2|svg(\\?react)?)$': '<rootDir>/src/testing/asset-stub.ts',
    '^@content/(.*)$': '<rootDir>/.cache/unit-tests/$1',
  },
};
