import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { routes } from '../routes';

/** Renders an address through the real route table, as a visitor opening it would meet it. */
export function renderRoute(address: string): RenderResult {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}
