import { defineConfig } from '@playwright/test';

import config from './playwright.config';

const [fixtureServer] = [config.webServer ?? []].flat();

/**
 * `npm run screenshots` compares every page with how it looked before a change (docs/testing.md). It is not a
 * part of `npm test`: browsers and systems draw letters differently, so the pictures are only of use where
 * they were taken.
 */
export default defineConfig({
  ...config,
  testMatch: '**/*.screenshots.ts',
  snapshotPathTemplate: '.cache/screenshots/{arg}{ext}',
  retries: 0,
  // In ms, for eight large pictures a test, each taken until two in a row are the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  webServer: fixtureServer ? [fixtureServer] : [],
});
