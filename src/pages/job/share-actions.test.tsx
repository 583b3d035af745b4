import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRoute } from '../../testing/render-route';

// e2e/job.spec.ts tests what is shared.
const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => void Object.assign(navigator, { share }));

async function pressShare() {
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
}

test('a failed share is reported until the next attempt, a canceled one is not', async () => {
  await renderRoute('/with-benefits');
  share.mockRejectedValueOnce(new DOMException('Permission denied', 'NotAllowedError'));
  await pressShare();
  const message = "Sharing didn't work. Copy the link instead.";
  expect(screen.getByText(message)).toBeVisible();
  share.mockResolvedValueOnce();
  await pressShare();
  expect(screen.queryByText(message)).not.toBeInTheDocument();

  for (const ignored of ['AbortError', 'InvalidStateError']) {
    share.mockRejectedValueOnce(new DOMException('Share canceled', ignored));
    await pressShare();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  }
});

test('a browser without a share sheet has no Share button', async () => {
  Reflect.deleteProperty(navigator, 'share');
  await renderRoute('/with-benefits');

  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Copy link/ })).toBeInTheDocument();
});
