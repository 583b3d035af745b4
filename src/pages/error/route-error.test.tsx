import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { consoleError } from '../../testing/set-up';
import { RouteError } from './route-error';

function renderFailure(thrown: unknown) {
  const Failing = () => {
    throw thrown;
  };
  const router = createMemoryRouter([{ path: '/', Component: Failing, ErrorBoundary: RouteError }]);
  render(<RouterProvider router={router} />);
  consoleError.mockClear();
}

// e2e/accessibility.spec.ts covers an error with a message, a stack and links.
test('an error without a stack shows only a title and the message', () => {
  const error = new Error('No stack here');
  delete error.stack;
  renderFailure(error);

  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('No stack here')).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/ at /);
});

test.each([
  ['a string', 'just words', 'just words'],
  [
    'a route error of React Router',
    { status: 404, statusText: 'Not Found', internal: true, data: null },
    'Not Found',
  ],
  ['nothing useful', { code: 7 }, 'Something went wrong.'],
])('the message for %s is shown', (_name, thrown, words) => {
  renderFailure(thrown);

  expect(screen.getByText(words)).toBeVisible();
});
