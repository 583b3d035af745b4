import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { routes } from '../routes';
import { loadLazyRoutes } from '../startup/preload';

/** Renders a URL with the real route table. */
export async function renderRoute(address: string): Promise<RenderResult> {
  await loadLazyRoutes(matchRoutes(routes, address)?.map(({ route }) => route) ?? []);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}
