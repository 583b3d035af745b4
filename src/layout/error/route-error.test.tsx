import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { content } from '../../../fixtures/fixture-content';
import { renderRoute } from '../../testing/render-route';
import { consoleError } from '../../testing/set-up';
import { RouteError } from './route-error';

jest.mock('../../pages/home/home-page', () => ({
  Component: () => {
    throw new Error('It is broken');
  },
}));
jest.mock('../../routing/base-path', () => ({ basePath: '/folder/' }));

const sendBeacon = jest.fn();
Object.assign(navigator, { sendBeacon });

function renderFailure(thrown: unknown) {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.vitalsEndpoint = '/vitals';
  document.body.replaceChildren(root);
  const Failing = () => {
    throw thrown;
  };
  const router = createMemoryRouter([{ path: '/', Component: Failing, ErrorBoundary: RouteError }]);
  render(<RouterProvider router={router} />, { container: root });
  consoleError.mockClear();
}

test.each([
  ['an error', new Error('No network'), 'No network'],
  [
    'an error of the router',
    { status: 404, statusText: 'Not Found', internal: true, data: null },
    'Not Found',
  ],
  ['anything else', { code: 7 }, 'Something went wrong.'],
])(
  'the error screen for %s has its message, as the report has, and two ways out',
  (_what, thrown, message) => {
    renderFailure(thrown);

    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(JSON.parse(sendBeacon.mock.lastCall[1])).toMatchObject({ name: 'error', message });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    const homeLink = screen.getByRole('link', { name: 'Go to the home page' });
    expect(homeLink).toHaveAttribute('href', '/folder/');
  },
);

test('a page that throws leaves the navigation, whose links work', async () => {
  await renderRoute('/');
  consoleError.mockClear();

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(main.getByText('It is broken')).toBeVisible();
  expect(document.title).toBe('Unexpected Application Error!');
  await userEvent.click(screen.getAllByRole('link', { name: 'Career' })[0] as HTMLElement);
  expect(await main.findByRole('heading', { name: content.careers.title })).toBeVisible();
  expect(main.queryByText('It is broken')).not.toBeInTheDocument();
});
