import { screen, within } from '@testing-library/react';

import { content } from '../fixtures/fixture-content';
import { paths } from './paths';
import { renderRoute } from './testing/render-route';

jest.mock('@content/job-summaries.json', () => mockClosed('@content/job-summaries.json'));
jest.mock('@content/job-index.json', () => mockClosed('@content/job-index.json'));

function mockClosed(name: string) {
  const jobs: object[] = jest.requireActual(name);
  return jobs.map((job) => ({ ...job, closesAt: '2000-01-01T00:00:00Z' }));
}

test('the home page hides the jobs link when nothing is open', async () => {
  await renderRoute(paths.home);

  expect(screen.getByRole('link', { name: 'MORE INFO' })).toBeVisible();
  expect(screen.queryByText(content.home.hero.jobsQuestion)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /open position/ })).not.toBeInTheDocument();
});

test('the career page says that nothing is open', async () => {
  await renderRoute(paths.career);

  const main = within(screen.getByRole('main'));
  expect(main.getByText(content.careers.noOpenPositions)).toBeVisible();
  expect(main.queryByRole('article')).not.toBeInTheDocument();
  expect(main.queryByRole('region', { name: 'How to apply' })).not.toBeInTheDocument();
});

test('a job page hides Other open positions when there are none', async () => {
  await renderRoute('/with-benefits');

  expect(screen.queryByText('Other open positions')).not.toBeInTheDocument();
});
