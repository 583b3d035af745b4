import { cleanup, screen, within } from '@testing-library/react';

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

test('on the career page, 2 to 9 positions fill rows of three, and rows of two at the end', async () => {
  for (let count = 2; count <= 9; count += 1) {
    open(count);
    await renderRoute(paths.career);
    const cards = within(screen.getByRole('main')).getAllByRole('article');
    const sizes = cards.map((card) => (card.closest('[data-in-row-of-two="true"]') ? 2 : 3));
    expect(sizes.join('')).toMatch(/^(333)*(22){0,2}$/);
    cleanup();
  }
});

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
