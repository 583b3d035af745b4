import { screen, within } from '@testing-library/react';

import { careerLabels, homeLabels, jobLabels } from '../content/labels';
import { paths } from '../paths';
import { renderRoute } from '../testing/render-route';

jest.mock('@content/job-list.json', () => {
  const jobs: { slug: string }[] = jest.requireActual('@content/job-list.json');
  return jobs.filter(({ slug }) => slug === 'closed');
});

jest.mock('@content/job-index.json', () => {
  const jobs: { slug: string }[] = jest.requireActual('@content/job-index.json');
  return jobs.map(({ slug }) => ({ slug, validThrough: '2000-01-01' }));
});

test('the home page links to no open positions', async () => {
  await renderRoute(paths.home);

  expect(screen.getByRole('link', { name: homeLabels.moreInfo })).toBeVisible();
  expect(screen.queryByText(homeLabels.lookingForJob)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /open position/ })).not.toBeInTheDocument();
});

test('the career page says that nothing is open', async () => {
  await renderRoute(paths.career);

  const main = within(screen.getByRole('main'));
  expect(main.getByText(careerLabels.nothingOpen)).toBeVisible();
  expect(main.queryByRole('article')).not.toBeInTheDocument();
  expect(main.queryByRole('region')).not.toBeInTheDocument();
});

test('a job links to no others', async () => {
  await renderRoute('/with-benefits');

  expect(screen.queryByText(jobLabels.otherOpenings)).not.toBeInTheDocument();
});
