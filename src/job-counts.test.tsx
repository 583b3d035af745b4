import { screen, within } from '@testing-library/react';

import { content } from '../fixtures/fixture-content';
import type { JobSummary } from './content/types';
import { paths } from './paths';
import { renderRoute } from './testing/render-route';

const mockSummaries: JobSummary[] = [];
jest.mock('@content/job-summaries.json', () => mockSummaries);

/** Opens positions, beginning with one that has a page. */
function open(count: number) {
  const job = content.jobs.find(({ slug }) => slug === 'with-benefits') as JobSummary;
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    ...job,
    slug: `job-${index}`,
    title: `Job ${index}`,
  }));
  mockSummaries.splice(0, Infinity, job, ...others);
}

test.each([2, 3, 4, 5, 6, 7, 8, 9])(
  'on the career page, %i positions fill rows of three, and rows of two at the end',
  async (count) => {
    open(count);
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
    open(count);
    await renderRoute('/with-benefits');

    const others = within(screen.getByRole('region', { name: 'Other open positions' }));
    expect(others.getAllByRole('listitem')).toHaveLength(shown);
    expect(others.queryAllByRole('link', { name: 'All open positions' })).toHaveLength(
      Number(hasLink),
    );
  },
);
