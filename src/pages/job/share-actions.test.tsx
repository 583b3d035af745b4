import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { company } from '../../content/company';
import { jobPage } from '../../content/job-page';
import { jobPath, jobs } from '../../content/jobs';
import { renderRoute } from '../../testing/render-route';

const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => {
  share.mockReset();
  Object.assign(navigator, { share });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

async function pressShare() {
  await userEvent.click(screen.getByRole('button', { name: jobPage.share }));
}

test.each(jobs)('$title is shared under its public address', async (job) => {
  share.mockResolvedValue();
  await renderRoute(`${jobPath(job)}?from=list#duties`);
  await pressShare();

  expect(share).toHaveBeenCalledTimes(1);
  const { title, text, url } = share.mock.calls[0]?.[0] ?? {};
  expect(title).toBe(job.title);
  expect(text).toContain(job.title);
  expect(text).toContain(company.name);
  expect(url).toBe(company.siteUrl + jobPath(job));
  expect(screen.queryByText(jobPage.shareFailed)).not.toBeInTheDocument();
});

test('a cancelled sheet is silent', async () => {
  share.mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
  await renderRoute('/quality-analyst');
  await pressShare();

  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});

test('a sheet that does not open is said, until the next try', async () => {
  share.mockRejectedValueOnce(new DOMException('Permission denied', 'NotAllowedError'));
  await renderRoute('/quality-analyst');
  await pressShare();
  expect(screen.getByText(jobPage.shareFailed)).toHaveAttribute('role', 'status');

  share.mockResolvedValueOnce();
  await pressShare();
  expect(screen.queryByText(jobPage.shareFailed)).not.toBeInTheDocument();
});

test('a browser without a sheet offers the link alone', async () => {
  Reflect.deleteProperty(navigator, 'share');
  await renderRoute('/quality-analyst');

  expect(screen.queryByRole('button', { name: jobPage.share })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Copy link/ })).toBeInTheDocument();
});
