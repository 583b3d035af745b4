import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { jobPage } from '../../content/labels';
import { renderRoute } from '../../testing/render-route';

// That a job is shared under its public address, e2e/career.spec.ts shows.
const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => void Object.assign(navigator, { share }));

async function pressShare() {
  await userEvent.click(screen.getByRole('button', { name: jobPage.share }));
}

test('a sheet that does not open is said, until the next try; a cancelled one is silent', async () => {
  await renderRoute('/with-benefits');
  share.mockRejectedValueOnce(new DOMException('Permission denied', 'NotAllowedError'));
  await pressShare();
  expect(screen.getByText(jobPage.shareFailed)).toHaveAttribute('role', 'status');

  share.mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'));
  await pressShare();
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});

test('a browser without a sheet offers the link alone', async () => {
  Reflect.deleteProperty(navigator, 'share');
  await renderRoute('/with-benefits');

  expect(screen.queryByRole('button', { name: jobPage.share })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Copy link/ })).toBeInTheDocument();
});
