import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { content } from '../../../fixtures/fixture-content';
import { renderRoute } from '../../testing/render-route';
import { consoleError, consoleWarning } from '../../testing/set-up';
import { RouteError } from './route-error';

let mockBroken: 'page' | 'layout';
jest.mock('../../pages/home/home-page', () => ({ Component: () => mockRender('page') }));
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

test.each([
  ['an error', new Error('No network'), 'No network'],
  ['a text', 'just words', 'just words'],
  [
    'an error of the router',
    { status: 404, statusText: 'Not Found', internal: true, data: null },
    'Not Found',
  ],
  ['anything else', { code: 7 }, 'Something went wrong.'],
])('the error screen for %s has its message, and two ways out', (_what, thrown, message) => {
  renderFailure(thrown);

  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  const homeLink = screen.getByRole('link', { name: 'Go to the home page' });
  expect(homeLink).toHaveAttribute('href', '/folder/');
});

test.each([
  ['shown if there is one', new Error('It is broken'), 1],
  ['left out if there is none', Object.assign(new Error('It is broken'), { stack: undefined }), 0],
])('the stack is %s', (_what, error, count) => {
  renderFailure(error);

  expect(screen.queryAllByText(/ at .*route-error\.test/)).toHaveLength(count);
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
