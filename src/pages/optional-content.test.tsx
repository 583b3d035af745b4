import careers from '@content/careers.json';
import company from '@content/company.json';
import home from '@content/home.json';
import services from '@content/services.json';
import { screen, within } from '@testing-library/react';

import { content } from '../../fixtures/fixture-content';
import { paths } from '../content/paths';
import { renderRoute } from '../testing/render-route';

beforeAll(() => {
  jest.replaceProperty(home, 'references', undefined);
  jest.replaceProperty(careers, 'workingHere', undefined);
  jest.replaceProperty(company, 'socialLinks', []);
  const cards = services.cards.map((card) => ({ ...card, sample: undefined }));
  jest.replaceProperty(services, 'cards', cards);
});

// e2e/home.spec.ts and e2e/career.spec.ts test the pages with them.
test.each([
  [paths.home, content.home.references?.title ?? ''],
  [paths.home, content.services.sampleLabel],
  [paths.home, 'Follow us'],
  [paths.career, content.careers.workingHere?.title ?? ''],
  ['/data-analyst-2', 'Benefits'],
])('%s does not show what the owner left out: "%s"', async (path, words) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  // React shows the 0 of an expression such as `list.length && …`.
  expect(screen.queryByText('0')).not.toBeInTheDocument();
  const contact = within(screen.getByRole('region', { name: 'Contact details' }));
  expect(contact.queryByRole('list')).not.toBeInTheDocument();
});
