import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRoute } from '../../testing/render-route';

test('on the 404 page, a lantern can be lit, is lit when the visitor comes back, and can be put out', async () => {
  const lantern = () => screen.getByRole('button', { name: 'Light the lantern' });
  const { unmount } = await renderRoute('/no-such-page');
  expect(lantern()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(lantern());
  expect(lantern()).toHaveAttribute('aria-pressed', 'true');

  unmount();
  await renderRoute('/another');
  expect(lantern()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(lantern());
  expect(lantern()).toHaveAttribute('aria-pressed', 'false');
});
