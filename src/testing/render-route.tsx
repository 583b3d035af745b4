import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { routes } from '../routes';
import { loadLazyRoutes } from '../startup/lazy-routes';

export async function renderRoute(path: string): Promise<RenderResult> {
  await loadLazyRoutes(matchRoutes(routes, path)?.map(({ route }) => route) ?? []);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return render(<RouterProvider router={router} />);
}
