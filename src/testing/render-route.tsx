import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { routes } from '../routes';
import { loadMatchedPages } from '../start/load-matched-pages';

/** Renders an address through the real route table, as a visitor opening it would meet it. */
export async function renderRoute(address: string): Promise<RenderResult> {
  await loadMatchedPages(routes, address, '/');
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}
