import { spawnSync } from 'node:child_process';

/** Skips the test where git is not installed: `npm test` needs only Node.js. */
export const testWithGit = spawnSync('git', ['--version']).error ? test.skip : test;
