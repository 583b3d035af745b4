import { screen, within } from '@testing-library/react';

import { renderRoute } from '../testing/render-route';

test('the navigation has the links that docs/requirements.md specifies', async () => {
  await renderRoute('/');

  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About us', '/#About'],
    ['Services', '/#Services'],
    ['Cloud Technologies', '/#CloudTechnologies'],
    ['Career', '/career'],
    ['Contact', '/#contact'],
  ]);
});
