import jobIndex from '@content/job-index.json';
import jobSummaries from '@content/job-summaries.json';
import otherJobs from '@content/other-jobs.json';
import { screen, within } from '@testing-library/react';

import { content, now } from '../../fixtures/fixture-content';
import { paths } from '../content/paths';
import type { JobSummary } from '../content/types';
import { renderRoute } from '../testing/render-route';

/** Replaces the listed jobs. The first has a page; the route table keeps the fixtures' pages. */
function listJobs(count: number, closesAt?: string) {
  const job = content.jobs.find(({ slug }) => slug === 'with-benefits') as JobSummary;
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    ...job,
    slug: `job-${index}`,
    title: `Job ${index}`,
  }));
  const jobs = [job, ...others].map((item) => ({ ...item, closesAt }));
  jobSummaries.splice(0, Infinity, ...jobs);
  jobIndex.splice(0, Infinity, ...jobs);
  otherJobs.splice(0, Infinity, ...otherJobCandidates(jobs, now));
}

describe('when nothing is open', () => {
  beforeEach(() => listJobs(3, '2000-01-01T00:00:00Z'));

  test('the home page hides the jobs link', async () => {
    await renderRoute(paths.home);

    expect(screen.getByRole('link', { name: 'MORE INFO' })).toBeVisible();
    expect(screen.queryByText(content.home.hero.jobsQuestion)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /open position/ })).not.toBeInTheDocument();
    expect(screen.queryByText('0')).not.toBeInTheDocument();
  });

  test('the career page says so', async () => {
    await renderRoute(paths.career);

    const main = within(screen.getByRole('main'));
    expect(main.getByText(content.careers.noOpenPositions)).toBeVisible();
    expect(main.queryByRole('article')).not.toBeInTheDocument();
    expect(main.queryByRole('region', { name: 'How to apply' })).not.toBeInTheDocument();
  });

  test('a job page hides Other open positions', async () => {
    await renderRoute('/with-benefits');

    expect(screen.queryByText('Other open positions')).not.toBeInTheDocument();
  });
});

describe('when one position is open', () => {
  beforeEach(() => listJobs(1, '2100-01-01T00:00:00Z'));

  test('the career page lists it', async () => {
    await renderRoute(paths.career);

    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 2, name: '1 open position' })).toBeVisible();
    expect(main.getByRole('article')).toBeVisible();
    expect(main.getByRole('region', { name: 'How to apply' })).toBeVisible();
  });

  test('the home page leads to it', async () => {
    await renderRoute(paths.home);

    expect(screen.getByRole('link', { name: '1 open position' })).toBeVisible();
  });
});

test.each([2, 3, 4, 5, 6, 7, 8, 9])(
  'on the career page, %i positions fill rows of three, and rows of two at the end',
  async (count) => {
    listJobs(count);
    await renderRoute(paths.career);

    const entries = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .filter((entry) => within(entry).queryByRole('article'));
    const sizes = entries.map(({ dataset }) => (dataset['inRowOfTwo'] === 'true' ? 2 : 3));
    expect(sizes).toHaveLength(count);
    expect(sizes.join('')).toMatch(/^(333)*(22){0,2}$/);
  },
);

test.each([
  [5, 4, false],
  [6, 4, true],
])(
  'of %i positions, a job shows %i others; link to the rest: %s',
  async (count, shown, hasLink) => {
    listJobs(count);
    await renderRoute('/with-benefits');

    const others = within(screen.getByRole('region', { name: 'Other open positions' }));
    expect(others.getAllByRole('listitem')).toHaveLength(shown);
    expect(others.queryAllByRole('link', { name: 'All open positions' })).toHaveLength(
      Number(hasLink),
    );
  },
);
