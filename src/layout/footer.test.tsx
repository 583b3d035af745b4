import { screen, within } from '@testing-library/react';

import { renderRoute } from '../testing/render-route';

jest.mock('../pages/page-list', () => {
  const { pages } = jest.requireActual('../pages/page-list');
  return {
    pages: pages.map((page: { name: string }) =>
      page.name === 'career' ? { ...page, footerLabel: 'Privacy' } : page,
    ),
  };
});

test('a page with a footer label has a link at the end of the footer, and only such a page', async () => {
  await renderRoute('/');

  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  const smallPrint = links.slice(-2);
  expect(smallPrint[0]).toHaveAccessibleName('Privacy');
  expect(smallPrint[0]).toHaveAttribute('href', '/career');
  expect(smallPrint[1]).toHaveTextContent(/Studio/);
  for (const link of links) expect(link).toHaveAccessibleName();
});
