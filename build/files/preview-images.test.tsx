import { render } from '@testing-library/react';
import satori from 'satori';

import { jobPath, salaryText } from '../../src/jobs/job';
import { content } from '../../src/testing/fixture-content';
import { drawPreviewImages } from './preview-images';

// satori turns text into outlines, which a test cannot read.
jest.mock('satori', () => ({ __esModule: true, default: jest.fn(() => '') }));

const { company, home, jobs } = content;

test('the preview images show the company and each job', async () => {
  const images = await drawPreviewImages(content);
  const texts = jest
    .mocked(satori)
    .mock.calls.map(([element]) => render(element).container.textContent);

  expect(images.map(({ file }) => file)).toEqual([
    'previews/site.png',
    ...jobs.map((job) => `previews${jobPath(job)}.png`),
  ]);
  expect(texts).toEqual([
    company.name + home.hero.tagline,
    ...jobs.map((job) => company.name + job.title + job.location + salaryText(job)),
  ]);
});
