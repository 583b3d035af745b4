import { screen, within } from '@testing-library/react';

import { careers, openPositions } from '../../content/careers';
import { jobs, type Job } from '../../content/jobs';
import { paths } from '../../paths';
import { renderRoute } from '../../testing/render-route';

const positions = jobs as unknown as Job[];

afterEach(() => positions.forEach((job) => delete job.validThrough));

test.each(positions.map((_, index) => index).concat(positions.length))(
  'the list says how many openings there are while %i are closed',
  async (closed) => {
    positions.slice(0, closed).forEach((job) => (job.validThrough = '2020-01-01'));
    await renderRoute(paths.career);

    const main = within(screen.getByRole('main'));
    expect(main.getByText(openPositions(positions.length - closed))).toBeVisible();
    expect(main.queryAllByRole('article')).toHaveLength(positions.length - closed);
  },
);

test.each([
  [0, careers.nothingOpen],
  [1, '1 open position'],
  [2, '2 open positions'],
  [12, '12 open positions'],
])('%i: %s', (count, text) => {
  expect(openPositions(count)).toBe(text);
});
