import { screen } from '@testing-library/react';

import { paths } from './paths';
import { renderRoute } from './testing/render-route';

jest.mock('@content/home.json', () => mockWithout('@content/home.json', 'references'));
jest.mock('@content/services.json', () => mockWithout('@content/services.json', 'sample'));
jest.mock('@content/careers.json', () => mockWithout('@content/careers.json', 'workingHere'));

function mockWithout(name: string, field: string) {
  return { ...jest.requireActual(name), [field]: undefined };
}

// e2e/home.spec.ts and e2e/career.spec.ts test the pages with them.
test.each([
  [paths.home, 'What clients say'],
  [paths.home, 'Sample'],
  [paths.career, 'Days at our place'],
])('%s without this content does not show "%s"', async (path, words) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
