import { screen } from '@testing-library/react';

import { content } from '../../fixtures/fixture-content';
import { paths } from '../content/paths';
import type { ContentByFile } from '../content/types';
import { renderRoute } from '../testing/render-route';

jest.mock('@content/home.json', () => mockWithout('@content/home.json', 'references'));
jest.mock('@content/not-found.json', () => ({
  ...jest.requireActual('@content/not-found.json'),
  title: 'No Page Here',
}));
jest.mock('@content/services.json', () => mockWithoutSample());
jest.mock('@content/careers.json', () => mockWithout('@content/careers.json', 'workingHere'));

function mockWithout(name: string, field: string) {
  return { ...jest.requireActual(name), [field]: undefined };
}

function mockWithoutSample() {
  const services: ContentByFile['services'] = jest.requireActual('@content/services.json');
  return { ...services, cards: services.cards.map((card) => ({ ...card, sample: undefined })) };
}

// e2e/home.spec.ts and e2e/career.spec.ts test the pages with them.
test.each([
  [paths.home, content.home.references?.title ?? ''],
  [paths.home, content.services.sampleLabel],
  [paths.career, 'Days at our place'],
])('%s without this content does not show "%s"', async (path, words) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('a 404 title without a dash is shown as it is', async () => {
  await renderRoute('/nowhere');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No Page Here');
});
