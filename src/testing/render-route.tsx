import { render, type RenderResult, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { routes } from '../routes';

export async function renderRoute(path: string): Promise<RenderResult> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return render(<RouterProvider router={router} />);
}
