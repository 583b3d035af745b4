import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../../fixtures/fixture-content';
import { readContent } from '../content/read-content';

/** A job's file, and the line with its title. */
export const job = 'jobs/data-analyst-2.yaml';
export const title = 'title: Data Analyst, Level 2';

/** A copy of the fixture content. Each test gets its own. */
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentDirectory, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

export function pathOf(file: string): string {
  return path.join(directory, file);
}

/** Changes a file, and returns the number of the first line that differs. */
export function edit(file: string, from: string | RegExp, to: string): number {
  const text = readFileSync(pathOf(file), 'utf8');
  expect(text).toMatch(from);
  const edited = text.replace(from, to);
  writeFileSync(pathOf(file), edited);
  const lines = text.split('\n');
  return edited.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

export const read = () => readContent(directory, today);

/** The message that the author reads. */
export function mistakes(): string {
  try {
    read();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no mistakes';
}
