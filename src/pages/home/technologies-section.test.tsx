import { screen, within } from '@testing-library/react';

import { content } from '../../../fixtures/fixture-content';
import { renderRoute } from '../../testing/render-route';

const mockCards: object[] = [];
jest.mock('@content/cloud-technologies.json', () => ({
  ...jest.requireActual('@content/cloud-technologies.json'),
  cards: mockCards,
}));

test.each([
  [3, '3'],
  [4, '4'],
  [5, '3'],
  [6, '3'],
  [7, '4'],
  [8, '4'],
  [9, '3'],
  [12, '4'],
])('%i technologies are in %s columns', async (count, columns) => {
  const { cards, title } = content.cloudTechnologies;
  const copies = Array.from({ length: count }, (_, index) => ({ ...cards[0], title: `T${index}` }));
  mockCards.splice(0, Infinity, ...copies);
  await renderRoute('/');

  const list = within(screen.getByRole('region', { name: title })).getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(count);
  expect(list).toHaveAttribute('data-columns', columns);
});
