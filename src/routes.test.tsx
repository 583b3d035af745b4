import { screen, within } from '@testing-library/react';

import { content } from '../fixtures/fixture-content';
import { homeSectionPath, homeSections, paths } from '../shared/paths';
import { renderRoute } from './testing/render-route';
import { consoleWarning } from './testing/set-up';

test.each(['/nowhere', '/career/with-benefits', '/404', '/with-benefits/x', '/%E0%A4%A'])(
  '%s shows the 404 page with an image and its four links',
  async (path) => {
    await renderRoute(path);
    consoleWarning.mockClear(); // React Router warns about the malformed path.

    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(content.notFound.title);
    expect(main.getByRole('img')).toHaveAccessibleName();
    const { links } = content.notFound;
    for (const [name, href] of [
      [links.home, paths.home],
      [links.services, homeSectionPath(homeSections.services)],
      [links.careers, paths.career],
      [links.contact, homeSectionPath(homeSections.contact)],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);

test.each([
  ['/Home', content.company.name],
  ['/CAREER', content.careers.title],
  ['/With-Benefits/', 'Support Engineer'],
])('%s shows its page in any case, with or without a slash', async (path, title) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});
