import { screen, within } from '@testing-library/react';

import { renderRoute } from '../testing/render-route';

jest.mock('@content/company.json', () => {
  const company: object = jest.requireActual('@content/company.json');
  return { ...company, socialLinks: [] };
});

test('without social networks, there is neither Follow us nor an empty list', async () => {
  await renderRoute('/career');

  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Useful Links')).toBeVisible();
  expect(footer.queryByText('Follow us')).not.toBeInTheDocument();
  const contact = within(screen.getByRole('region', { name: 'Contact details' }));
  expect(contact.queryByRole('list')).not.toBeInTheDocument();
});
