import { render, type RenderResult, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { pages, routesOf } from '../routes';

export async function renderRoute(path: string): Promise<RenderResult> {
  const router = createMemoryRouter(routesOf(pages), { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return render(<RouterProvider router={router} />);
}
