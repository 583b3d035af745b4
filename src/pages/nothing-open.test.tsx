import { screen, within } from '@testing-library/react';

import { careerPage, jobPage } from '../content/labels';
import { paths } from '../paths';
import { renderRoute } from '../testing/render-route';

jest.mock('@content/job-list.json', () => {
  const jobs: { slug: string }[] = jest.requireActual('@content/job-list.json');
  return jobs.filter(({ slug }) => slug === 'closed');
});

test('the career page says that nothing is open', async () => {
  await renderRoute(paths.career);

  const main = within(screen.getByRole('main'));
  expect(main.getByText(careerPage.nothingOpen)).toBeVisible();
  expect(main.queryByRole('article')).not.toBeInTheDocument();
  expect(main.queryByRole('region')).not.toBeInTheDocument();
});

test('a job links to no others', async () => {
  await renderRoute('/with-benefits');

  expect(screen.queryByText(jobPage.otherOpenings)).not.toBeInTheDocument();
});
