import { renderHook, screen } from '@testing-library/react';

import { now } from '../../fixtures/fixture-content';
import { renderRoute } from '../testing/render-route';
import { useNow } from './use-now';

afterEach(() => jest.restoreAllMocks());

// Tests freeze the date. A visitor's clock goes on while React renders.
test.each(['/', '/career', '/with-benefits'])('%s renders while the clock ticks', async (path) => {
  let time = now;
  jest.spyOn(Date, 'now').mockImplementation(() => (time += 1));
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the time goes on while the app is open', () => {
  const hourMs = 3_600_000;
  const { result, rerender } = renderHook(useNow);
  const before = result.current;
  jest.spyOn(Date, 'now').mockReturnValue(now + hourMs);
  rerender();

  expect(result.current - before).toBe(hourMs);
});
