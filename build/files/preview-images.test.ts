import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { jobPath, salaryText } from '../../src/jobs/job';
import { content } from '../../src/testing/fixture-content';
import { FileCache } from './file-cache';
import { drawPreviewImages } from './preview-images';

// Jest cannot load harfbuzzjs, and a test could not read its outlines.
const outlined: string[] = [];
jest.mock('./text-outlines', () => ({
  loadFont: () => ({
    wrap: (text: string) => [text],
    outline: (text: string) => {
      outlined.push(text);
      return '';
    },
  }),
}));

const { company, home, jobs } = content;

test('the preview images show the company and each job', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'previews-'));
  const files: string[] = [];
  await drawPreviewImages(content, new FileCache(directory), (file) => files.push(file));
  rmSync(directory, { recursive: true });

  expect(files.sort()).toEqual(
    ['previews/site.png', ...jobs.map((job) => `previews${jobPath(job)}.png`)].sort(),
  );
  expect(outlined).toEqual([
    ...['', company.name, home.hero.tagline],
    ...jobs.flatMap((job) => [company.name, job.title, job.location, salaryText(job)]),
  ]);
});
