import { screen, within } from '@testing-library/react';

import { jobPage } from '../../content/job-page';
import { jobPath, jobs, type Job } from '../../content/jobs';
import { paths } from '../../paths';
import { renderRoute } from '../../testing/render-route';

const [closed, open] = jobs as unknown as [Job, Job];

beforeEach(() => {
  closed.validThrough = '2020-01-01';
  delete open.validThrough;
});
afterEach(() => void delete closed.validThrough);

test('a closed position keeps its address, says so and cannot be applied for', async () => {
  await renderRoute(jobPath(closed));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(closed.title);
  expect(screen.getByRole('heading', { name: jobPage.closedTitle })).toBeVisible();
  expect(screen.queryByRole('link', { name: /apply now/i })).not.toBeInTheDocument();
});

test('a closed position leaves the list of openings', async () => {
  await renderRoute(paths.career);

  const main = within(screen.getByRole('main'));
  expect(main.queryByText(closed.title)).not.toBeInTheDocument();
  expect(main.getByText(open.title)).toBeVisible();
});
