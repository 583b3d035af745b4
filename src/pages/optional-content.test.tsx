import { screen, within } from '@testing-library/react';

import { content } from '../../fixtures/fixture-content';
import type { ContentByFile } from '../../shared/content/types';
import { paths } from '../../shared/paths';
import { renderRoute } from '../testing/render-route';

jest.mock('@content/home.json', () => mockChanged('home', () => ({ references: undefined })));
jest.mock('@content/careers.json', () =>
  mockChanged('careers', () => ({ workingHere: undefined })),
);
jest.mock('@content/company.json', () => mockChanged('company', () => ({ socialLinks: [] })));
jest.mock('@content/services.json', () =>
  mockChanged('services', ({ cards }) => ({
    cards: cards.map((card) => ({ ...card, sample: undefined })),
  })),
);

function mockChanged<Name extends keyof ContentByFile>(
  name: Name,
  change: (original: ContentByFile[Name]) => object,
) {
  const original: ContentByFile[Name] = jest.requireActual(`@content/${name}.json`);
  return { ...original, ...change(original) };
}

// e2e/home.spec.ts and e2e/career.spec.ts test the pages with them.
test.each([
  [paths.home, content.home.references?.title ?? ''],
  [paths.home, content.services.sampleLabel],
  [paths.home, 'Follow us'],
  [paths.career, content.careers.workingHere?.title ?? ''],
])('%s does not show what the owner left out: "%s"', async (path, words) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  const contact = within(screen.getByRole('region', { name: 'Contact details' }));
  expect(contact.queryByRole('list')).not.toBeInTheDocument();
});
