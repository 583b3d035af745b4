import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { company } from './content/company';
import { careers } from './content/careers';
import { cloudTechnologies } from './content/cloud-technologies';
import { about, hero } from './content/home';
import { formatSalary } from './content/format';
import { applyLink, isOpen, jobLocation, jobPath, jobs } from './content/jobs';
import { navigation } from './content/navigation';
import { notFound } from './content/not-found';
import { services } from './content/services';
import { siteDocuments } from './document/site-documents';
import { paths } from './paths';
import { routes } from './routes';
import { renderRoute } from './testing/render-route';
import { officeDate } from './today';

const openings = jobs.filter((job) => isOpen(job, officeDate(new Date())));

test.each([paths.home, paths.homeAlias])(
  '%s: the visitor learns what the company does',
  async (path) => {
    await renderRoute(path);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(company.name);
    expect(screen.getByText(hero.greeting)).toBeVisible();
    expect(screen.getByRole('link', { name: hero.action })).toHaveAttribute('href', '/#About');

    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    for (const section of [about, services, cloudTechnologies]) {
      expect(headings).toContain(section.title);
      for (const card of section.cards) expect(headings).toContain(card.title);
    }
    expect(headings).toContain('Get in Touch');
  },
);

test('/: every way of reaching the company is a link', async () => {
  await renderRoute('/');

  const [demo] = screen.getAllByRole('link', { name: company.demoPhone.display });
  expect(demo).toHaveAttribute('href', `tel:${company.demoPhone.e164}`);
  const contact = within(screen.getByRole('region', { name: 'Get in Touch' }));
  expect(contact.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  expect(contact.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    `tel:${company.phone.e164}`,
  );
  expect(contact.getByRole('link', { name: new RegExp(company.address.street) })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('/career: the applicant sees every opening and opens one', async () => {
  await renderRoute(paths.career);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join Our Team');
  const cards = within(screen.getByRole('main')).getAllByRole('article');
  expect(cards).toHaveLength(openings.length);
  openings.forEach((job, index) => {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole('heading')).toHaveTextContent(job.title);
    expect(card.getByText('Warrenville, IL')).toBeVisible();
    expect(card.getByText(formatSalary(job.salary))).toBeVisible();
    expect(card.getByRole('link')).toHaveAccessibleName(`${careers.action} about ${job.title}`);
  });

  const title = openings.at(-1)?.title ?? 'no opening';
  await userEvent.click(screen.getByRole('link', { name: `${careers.action} about ${title}` }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
  expect(document.title).toBe(`${title} | ${company.name}`);
});

test.each(openings)('$title: the applicant reads the duties and applies by e-mail', async (job) => {
  await renderRoute(jobPath(job));

  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 1 })).toHaveTextContent(job.title);
  expect(article.getAllByText(jobLocation)[0]).toBeVisible();
  expect(article.getAllByText(`${formatSalary(job.salary)} per year`)[0]).toBeVisible();
  for (const [name, items] of [
    ['Duties', job.duties],
    ['Requirements', job.requirements],
  ] as const) {
    const shown = within(article.getByRole('region', { name })).getAllByRole('listitem');
    expect(shown.map((item) => item.textContent)).toEqual(items);
  }
  expect(article.getByRole('region', { name: 'Work Location' })).toHaveTextContent('Warrenville');
  expect(article.queryAllByRole('region', { name: 'Benefits' })).toHaveLength(
    job.benefits.length > 0 ? 1 : 0,
  );
  expect(article.getByRole('link', { name: /apply now/i })).toHaveAttribute('href', applyLink(job));
});

test.each(['/nowhere', '/career/programmer-analyst', '/404', '/quality-analyst/x', '/%E0%A4%A'])(
  '%s: there is no such page, and two ways on',
  async (path) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await renderRoute(path);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.title);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('img')).toHaveAccessibleName(notFound.picture);
    expect(main.getByRole('link', { name: notFound.homeLink })).toHaveAttribute('href', paths.home);
    expect(main.getByRole('link', { name: notFound.careerLink })).toHaveAttribute(
      'href',
      paths.career,
    );
  },
);

test.each([paths.home, paths.career, ...jobs.map(jobPath), '/nowhere'])(
  '%s: the frame stands around the page',
  async (path) => {
    await renderRoute(path);

    for (const links of [
      screen.getByRole('navigation', { name: 'Main' }),
      screen.getByRole('navigation', { name: 'Useful Links' }),
    ]) {
      const shown = within(links).getAllByRole('link');
      expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        navigation.map(({ label, to }) => [label, to]),
      );
    }
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/© 2022/)).toBeVisible();
    for (const name of [/LinkedIn/, /Facebook/]) {
      const social = footer.getByRole('link', { name });
      expect(social).toHaveAttribute('href', company.siteUrl);
      expect(social).toHaveAttribute('target', '_blank');
      expect(social).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  },
);

test('the build writes a document for every route of the table, and the 404 page for the rest', () => {
  const declared = routes[0]?.children?.map(({ path = '' }) => path.replace(/^(?!\/|\*)/, '/'));
  const written = siteDocuments.map(({ path }) => (path === '/404' ? '*' : path));

  expect(written).toEqual(declared);
});
