import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build and the unit tests need. */
const parts = [
  'babel.config.js',
  'build',
  'hosting',
  'jest.config.js',
  'package.json',
  'public',
  'src',
  'tsconfig.json',
  'webpack.config.js',
];

/** The site's sources in a folder of their own, to be changed, built and thrown away. */
export class SiteCopy {
  readonly directory = mkdtempSync(path.join(tmpdir(), 'site-copy-'));

  constructor() {
    for (const part of parts) cpSync(part, path.join(this.directory, part), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(this.directory, 'node_modules'));
  }

  /** Runs a program of the copy's: its exit code and all that it printed. */
  run(
    program: string,
    options: { parameters?: string[]; input?: string; env?: Record<string, string> } = {},
  ) {
    const { parameters = [], input = '', env = {} } = options;
    const { status, stdout, stderr } = spawnSync(program, parameters, {
      cwd: this.directory,
      input,
      // None of the colours and modes that the test runner sets for its own processes.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  /** Builds it as of a day, ISO 8601, past the cache, which takes the copy for the original. */
  build(day: string) {
    const webpack = path.resolve('node_modules/.bin/webpack');
    return this.run(webpack, {
      parameters: ['--mode', 'production', '--no-cache'],
      env: { BUILD_DAY: day },
    });
  }

  /** A file that the build has written. */
  built(file: string): Buffer {
    return readFileSync(path.join(this.directory, 'dist', file));
  }

  remove(): void {
    rmSync(this.directory, { recursive: true });
  }
}
