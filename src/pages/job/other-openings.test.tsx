import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { jobPage } from '../../content/job-page';
import { jobCardLocation, jobPath, jobs, salaryText, type Job } from '../../content/jobs';
import { renderRoute } from '../../testing/render-route';

const positions = jobs as unknown as Job[];
const [first, second] = positions as [Job, Job];

afterEach(() => positions.forEach((job) => delete job.validThrough));

function otherOpenings() {
  return within(screen.getByRole('region', { name: jobPage.otherOpenings }));
}

function titles() {
  return otherOpenings()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

test.each(jobs)('$title leads on to the others, with place and salary', async (job) => {
  await renderRoute(jobPath(job));

  const others = jobs.filter((other) => other !== job);
  expect(titles()).toEqual(others.map(({ title }) => title));
  for (const other of others) {
    const link = otherOpenings().getByRole('link', { name: other.title });
    expect(link).toHaveAttribute('href', jobPath(other));
    expect(otherOpenings().getByText(salaryText(other))).toBeVisible();
  }
  expect(otherOpenings().getAllByText(jobCardLocation)).toHaveLength(others.length);
});

test('a closed position is left out', async () => {
  second.validThrough = '2020-01-01';
  await renderRoute(jobPath(first));

  expect(titles()).toEqual(positions.slice(2).map(({ title }) => title));
});

test('a closed position leads on, too', async () => {
  first.validThrough = '2020-01-01';
  await renderRoute(jobPath(first));

  expect(titles()).toEqual(positions.slice(1).map(({ title }) => title));
});

test('where nothing else is open there is no such list', async () => {
  positions.slice(1).forEach((job) => (job.validThrough = '2020-01-01'));
  await renderRoute(jobPath(first));

  expect(screen.queryByText(jobPage.otherOpenings)).not.toBeInTheDocument();
});

test('the next job starts afresh: nothing is left of what was copied before', async () => {
  const user = userEvent.setup();
  await renderRoute(jobPath(first));
  await user.click(screen.getByRole('button', { name: 'Copy subject' }));
  expect(await screen.findByText('Copied')).toBeVisible();

  await user.click(otherOpenings().getByRole('link', { name: second.title }));
  expect(await screen.findByRole('heading', { level: 1, name: second.title })).toBeVisible();
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
});
