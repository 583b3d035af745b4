import jobIndex from '@content/job-index.json';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { content } from '../fixtures/fixture-content';
import { homeSectionPath, homeSections, jobPath, paths } from './content/paths';
import { matchPage } from './routes';
import { renderRoute } from './testing/render-route';
import { consoleWarning } from './testing/set-up';

test.each(['/nowhere', '/career/with-benefits', '/404', '/with-benefits/x', '/%E0%A4%A'])(
  '%s shows the 404 page with its four links',
  async (path) => {
    await renderRoute(path);
    consoleWarning.mockClear(); // React Router warns about the malformed path.

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.notFound.title);
    const { links } = content.notFound;
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('img')).toHaveAccessibleName(
      'A signpost on the empty prairie, pointing both ways',
    );
    for (const [name, href] of [
      [links.home, paths.home],
      [links.services, homeSectionPath(homeSections.services)],
      [links.careers, paths.career],
      [links.contact, homeSectionPath(homeSections.contact)],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);

test('all jobs share one route, so the table does not grow with them', () => {
  const routes = content.jobs.map((job) => matchPage(jobPath(job))?.route);
  expect(routes.length).toBeGreaterThan(1);
  expect(new Set(routes).size).toBe(1);
});

test.each([
  ['/CAREER', content.careers.title],
  ['/With-Benefits/', String(content.jobs.find(({ slug }) => slug === 'with-benefits')?.title)],
])('%s shows the page, although it is in another case', async (path, title) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('only a link to another page fades to it', async () => {
  // React Router warns about a view transition, which jsdom does not have.
  const warning = expect.stringContaining('startViewTransition');
  await renderRoute(paths.home);
  const links = within(screen.getByRole('navigation', { name: 'Useful Links' }));

  await userEvent.click(links.getByRole('link', { name: 'About us' }));
  expect(consoleWarning).not.toHaveBeenCalledWith(warning);
  await userEvent.click(links.getByRole('link', { name: 'Career' }));
  expect(await screen.findByRole('heading', { name: content.careers.title })).toBeVisible();
  expect(consoleWarning).toHaveBeenCalledWith(warning);
  consoleWarning.mockClear();
});

test('a link to an unknown address shows the 404 page', async () => {
  await renderRoute(paths.career);
  jobIndex.splice(0);
  const [link] = screen.getAllByRole('link', { name: /View More/ });
  await userEvent.click(link as HTMLElement);

  expect(await screen.findByRole('heading', { name: content.notFound.title })).toBeVisible();
  expect(document.title).toContain(content.notFound.title);
  expect(screen.queryByRole('link', { current: true })).not.toBeInTheDocument();
  consoleWarning.mockClear(); // jsdom has no view transitions.
});
