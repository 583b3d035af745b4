import { screen } from '@testing-library/react';

import { content } from '../fixtures/fixture-content';
import { renderRoute } from './testing/render-route';
import { consoleWarning } from './testing/set-up';

// e2e/accessibility.spec.ts tests what the page has.
test.each(['/career/with-benefits', '/404', '/%E0%A4%A'])('%s shows the 404 page', async (path) => {
  await renderRoute(path);
  consoleWarning.mockClear(); // React Router warns about the malformed path.

  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(content.notFound.title);
});
