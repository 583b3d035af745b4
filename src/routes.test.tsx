import { jobs } from '@content/careers.yaml';
import { screen, within } from '@testing-library/react';

import { content } from '../fixtures/fixture-content';
import { homeSectionPath, homeSections, jobPath, paths } from './content/paths';
import { renderRoute } from './testing/render-route';
import { consoleError, consoleWarning } from './testing/set-up';

test.each([
  '/nowhere',
  '/career/with-benefits',
  '/404',
  '/with-benefits/x',
  '/CAREER',
  '/%E0%A4%A',
])('%s shows the 404 page with an image and its four links', async (path) => {
  await renderRoute(path);
  consoleWarning.mockClear(); // React Router warns about the malformed path.

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(content.notFound.title);
  expect(main.getByRole('img')).toHaveAccessibleName();
  const { links } = content.notFound;
  for (const [name, href] of [
    [links.home, paths.home],
    [links.services, homeSectionPath(homeSections.services)],
    [links.careers, paths.career],
    [links.contact, homeSectionPath(homeSections.contact)],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test.each<[path: string, title: string]>([
  ['/', content.company.name],
  ['/Home', content.company.name],
  ['/career', content.careers.title],
  ['/career/', content.careers.title],
  ...content.jobs.map((job) => [jobPath(job), job.title] as [string, string]),
])('%s shows its page', async (path, title) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

describe('if the text of a job does not load', () => {
  const [job] = jobs as [(typeof jobs)[number]];
  const { load } = job;
  const attempt = jest.fn<ReturnType<typeof load>, []>();
  const missingChunk = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
  });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['Date', 'performance'] });
    job.load = attempt;
  });
  afterEach(() => {
    jest.useRealTimers();
    job.load = load;
  });

  test('the app tries again', async () => {
    attempt.mockRejectedValueOnce(missingChunk).mockImplementation(load);
    await renderRoute(jobPath(job));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(job.title);
  });

  test('a visitor who is offline sees the error screen', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    attempt.mockRejectedValue(missingChunk);
    await renderRoute(jobPath(job));
    consoleError.mockClear();
    onLine.mockRestore();

    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
    expect(main.getByText('Loading chunk 7 failed.')).toBeVisible();
  });
});
