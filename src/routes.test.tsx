import { screen, within } from '@testing-library/react';

import { notFoundLabels } from './content/labels';
import { homeSectionPath, homeSections, paths } from './paths';
import { content } from './testing/fixture-content';
import { renderRoute } from './testing/render-route';

test.each(['/nowhere', '/career/with-benefits', '/404', '/with-benefits/x', '/%E0%A4%A'])(
  '%s shows the 404 page with its three links',
  async (path) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await renderRoute(path);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.notFound.title);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('img')).toHaveAccessibleName(notFoundLabels.picture);
    for (const [name, href] of [
      [notFoundLabels.homeLink, paths.home],
      [notFoundLabels.careerLink, paths.career],
      [notFoundLabels.contactLink, homeSectionPath(homeSections.contact)],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);
