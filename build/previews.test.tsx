import { render } from '@testing-library/react';
import satori from 'satori';

import { jobPath, salaryText } from '../src/jobs/job';
import { content } from '../src/testing/fixture-content';
import { drawPreviews } from './previews';

// satori turns text into outlines, which a test cannot read.
jest.mock('satori', () => ({ __esModule: true, default: jest.fn(() => '') }));

const { company, home, jobs } = content;

test('the preview pictures show the company and each job', async () => {
  const pictures = await drawPreviews(content);
  const words = jest
    .mocked(satori)
    .mock.calls.map(([element]) => render(element).container.textContent);

  expect(pictures.map(({ file }, index) => [file, words[index]])).toEqual([
    ['previews/site.png', company.name + home.hero.tagline],
    ...jobs.map((job) => [
      `previews${jobPath(job)}.png`,
      company.name + job.title + job.location + salaryText(job),
    ]),
  ]);
});
