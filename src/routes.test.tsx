import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { officeCity } from './contact/address';
import { careerPage, notFoundPage, openPositions } from './content/labels';
import { formatSalary } from './jobs/format';
import { paths } from './paths';
import { content } from './testing/fixture-content';
import { renderRoute } from './testing/render-route';

const { company, home, services, cloudTechnologies, careers, notFound } = content;
const openJobs = content.jobs.filter(({ slug }) => slug !== 'closed');

test.each([paths.home, paths.homeAlias])(
  '%s: the visitor learns what the company does',
  async (path) => {
    await renderRoute(path);

    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings[0]).toBe(company.name);
    for (const { title, cards } of [home.about, services, cloudTechnologies]) {
      expect(headings).toEqual(expect.arrayContaining([title, ...cards.map((card) => card.title)]));
    }
    expect(headings).toContain(home.contact.title);
  },
);

test('/career: the applicant sees every opening and opens one', async () => {
  await renderRoute(paths.career);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(careers.title);
  expect(screen.getByText(openPositions(openJobs.length))).toBeVisible();
  const cards = within(screen.getByRole('main')).getAllByRole('article');
  expect(cards).toHaveLength(openJobs.length);
  openJobs.forEach((job, index) => {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole('heading')).toHaveTextContent(job.title);
    expect(card.getByText(officeCity(company.address))).toBeVisible();
    expect(card.getByText(formatSalary(job.salary))).toBeVisible();
    expect(card.getByRole('link')).toHaveAccessibleName(
      `${careerPage.viewMore} about ${job.title}`,
    );
  });

  await userEvent.click(screen.getByRole('link', { name: /about Support Engineer$/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Support Engineer' })).toHaveFocus();
  expect(document.title).toBe(`Support Engineer | ${company.name}`);
});

test.each(['/nowhere', '/career/with-benefits', '/404', '/with-benefits/x', '/%E0%A4%A'])(
  '%s: there is no such page, and two ways on',
  async (path) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await renderRoute(path);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.title);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('img')).toHaveAccessibleName(notFoundPage.picture);
    for (const [name, href] of [
      [notFoundPage.homeLink, paths.home],
      [notFoundPage.careerLink, paths.career],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);
