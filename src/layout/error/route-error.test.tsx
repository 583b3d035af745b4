import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { content } from '../../../fixtures/fixture-content';
import { renderRoute } from '../../testing/render-route';
import { consoleError, consoleWarning } from '../../testing/set-up';
import { RouteError } from './route-error';

let mockBroken: 'page' | 'layout';
jest.mock('../../pages/home/home-page', () => ({ HomePage: () => mockRender('page') }));
jest.mock('../../navigation/base-path', () => ({ basePath: '/folder/' }));
jest.mock('../footer', () => ({ Footer: () => mockRender('layout') }));

function mockRender(part: typeof mockBroken) {
  if (part === mockBroken) throw new Error('It is broken');
  return null;
}

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
  expect(document.body).not.toHaveTextContent(/ at /);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/folder/',
  );
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

test('a page that throws leaves the navigation, whose links work', async () => {
  mockBroken = 'page';
  await renderRoute('/');
  consoleError.mockClear();

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(main.getByText('It is broken')).toBeVisible();
  expect(document.title).toBe('Unexpected Application Error!');
  await userEvent.click(screen.getByRole('link', { name: 'Career' }));
  expect(await main.findByRole('heading', { name: content.careers.title })).toBeVisible();
  expect(main.queryByText('It is broken')).not.toBeInTheDocument();
  // jsdom has no view transitions.
  consoleWarning.mockClear();
});

test('the error screen appears if the layout throws', async () => {
  mockBroken = 'layout';
  await renderRoute('/');
  consoleError.mockClear();

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(main.getByText('It is broken')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
