const tsx = require('tsx/cjs/api');

const { generatedFolder } = tsx.require('./build/generated-content.ts', __filename);

// Where NODE_ENV is production, React would come without `act`, which Testing Library needs.
process.env.NODE_ENV = 'test';

/** @type {import('jest').Config} */
module.exports = {
  roots: ['<rootDir>/build', '<rootDir>/src'],
  // This is jsdom with Node's Request and Response, which jsdom lacks and React Router needs.
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts'],
  globalSetup: '<rootDir>/fixtures/write-content.js',
  // This package is an ES module, which Jest can load only after Babel has transformed it.
  transformIgnorePatterns: ['/node_modules/(?!feed/)'],
  moduleNameMapper: {
    '\\.(woff2|svg(\\?react)?)$': '<rootDir>/src/testing/asset-stub.ts',
    '^@content/(.*)$': `${generatedFolder('fixtures/content')}/$1`,
  },
  globals: { __webpack_public_path__: '/' },
  // The limit is in ms. A busy machine needs more than the default of 5 s to load a page's modules.
  testTimeout: 30_000,
};
