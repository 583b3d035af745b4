import { screen } from '@testing-library/react';

import { now } from '../../fixtures/date';
import { renderRoute } from '../testing/render-route';

// The clock of the other tests stands still. A visitor's goes on while React renders.
test.each(['/', '/career', '/with-benefits'])('%s renders while the clock ticks', async (path) => {
  let time = now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (time += 1));
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  clock.mockRestore();
});
