import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { jobPage } from '../../content/labels';
import { content } from '../../testing/fixture-content';
import { renderRoute } from '../../testing/render-route';

const { company } = content;
const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => {
  share.mockReset();
  Object.assign(navigator, { share });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

async function pressShare() {
  await userEvent.click(screen.getByRole('button', { name: jobPage.share }));
}

test('a job is shared under its public address', async () => {
  share.mockResolvedValue();
  await renderRoute('/with-benefits?from=list#duties');
  await pressShare();

  expect(share.mock.calls).toEqual([
    [
      {
        title: 'Support Engineer',
        text: expect.stringContaining(`Support Engineer at ${company.name}`),
        url: `${company.siteUrl}/with-benefits`,
      },
    ],
  ]);
  expect(screen.queryByText(jobPage.shareFailed)).not.toBeInTheDocument();
});

test('a cancelled sheet is silent', async () => {
  share.mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
  await renderRoute('/with-benefits');
  await pressShare();

  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});

test('a sheet that does not open is said, until the next try', async () => {
  share.mockRejectedValueOnce(new DOMException('Permission denied', 'NotAllowedError'));
  await renderRoute('/with-benefits');
  await pressShare();
  expect(screen.getByText(jobPage.shareFailed)).toHaveAttribute('role', 'status');

  share.mockResolvedValueOnce();
  await pressShare();
  expect(screen.queryByText(jobPage.shareFailed)).not.toBeInTheDocument();
});

test('a browser without a sheet offers the link alone', async () => {
  Reflect.deleteProperty(navigator, 'share');
  await renderRoute('/with-benefits');

  expect(screen.queryByRole('button', { name: jobPage.share })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Copy link/ })).toBeInTheDocument();
});
