import { screen, within } from '@testing-library/react';

import { paths } from './paths';
import { renderRoute } from './testing/render-route';

jest.mock('@content/job-summaries.json', () => mockFirst('@content/job-summaries.json'));
jest.mock('@content/job-index.json', () => mockFirst('@content/job-index.json'));

function mockFirst(name: string) {
  const [job]: { closesAt?: string }[] = jest.requireActual(name);
  return [{ ...job, closesAt: '2100-01-01T00:00:00Z' }];
}

test('the career page lists the only open position', async () => {
  await renderRoute(paths.career);

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 2, name: '1 open position' })).toBeVisible();
  expect(main.getByRole('article')).toBeVisible();
  expect(main.getByRole('region', { name: 'How to apply' })).toBeVisible();
});

test('the home page leads to the only open position', async () => {
  await renderRoute(paths.home);

  expect(screen.getByRole('link', { name: '1 open position' })).toBeVisible();
});
