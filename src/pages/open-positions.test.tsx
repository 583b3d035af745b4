import { screen, within } from '@testing-library/react';

import { content } from '../../fixtures/fixture-content';
import * as jobsModule from '../content/listed-jobs';
import { paths } from '../content/paths';
import type { JobSummary } from '../content/types';
import { renderRoute } from '../testing/render-route';

const main = () => within(screen.getByRole('main'));

/** Replaces the listed jobs. The first has a page. */
function listJobs(count: number, closesAt?: string) {
  const job = jobsModule.listedJobs.find(({ slug }) => slug === 'with-benefits') as JobSummary;
  const listed = Array.from({ length: count }, (_, index) => ({
    ...job,
    closesAt,
    ...(index > 0 && { slug: `job-${index}`, title: `Job ${index}` }),
  }));
  jest.replaceProperty(jobsModule, 'listedJobs', listed);
}

describe('when nothing is open', () => {
  beforeEach(() => listJobs(3, '2000-01-01T00:00:00Z'));

  test('the home page does not lead to positions', async () => {
    await renderRoute(paths.home);

    expect(screen.getByRole('link', { name: 'MORE INFO' })).toBeVisible();
    expect(screen.queryByText(content.home.hero.jobsQuestion)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /open position/ })).not.toBeInTheDocument();
  });

  test('the career page says so', async () => {
    await renderRoute(paths.career);

    expect(main().getByText(content.careers.noOpenPositions)).toBeVisible();
    expect(main().queryByRole('article')).not.toBeInTheDocument();
    expect(main().queryByRole('region', { name: 'How to apply' })).not.toBeInTheDocument();
  });

  test('a job page does not lead to others', async () => {
    await renderRoute('/with-benefits');

    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('Other open positions')).not.toBeInTheDocument();
  });
});

test('one open position is counted in the singular', async () => {
  listJobs(1);
  await renderRoute(paths.career);
  expect(main().getByRole('heading', { name: '1 open position' })).toBeVisible();
  expect(main().getByRole('article')).toBeVisible();
});

test.each([
  [5, 0],
  [6, 1],
])(
  'of %i open positions, a job leads to four others, and to the rest: %i',
  async (count, links) => {
    listJobs(count);
    await renderRoute('/with-benefits');

    const others = within(screen.getByRole('region', { name: 'Other open positions' }));
    expect(others.getAllByRole('link', { name: /^View More about Job \d$/ })).toHaveLength(4);
    expect(others.queryAllByRole('link', { name: 'All open positions' })).toHaveLength(links);
  },
);
