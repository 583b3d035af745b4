import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { officeCity } from '../../contact/address';
import { jobPage } from '../../content/labels';
import { applyLink, jobPath, salaryText } from '../../jobs/job';
import { content } from '../../testing/fixture-content';
import { renderRoute } from '../../testing/render-route';

const { company, jobs } = content;
const openJobs = jobs.filter(({ slug }) => slug !== 'closed');

function otherOpenings() {
  return within(screen.getByRole('region', { name: jobPage.otherOpenings }));
}

test.each(openJobs)('$title: the applicant reads the duties and applies by e-mail', async (job) => {
  await renderRoute(jobPath(job));

  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 1 })).toHaveTextContent(job.title);
  expect(article.getAllByText(job.location)[0]).toBeVisible();
  expect(article.getAllByText(salaryText(job))[0]).toBeVisible();
  for (const [name, items] of [
    [jobPage.duties, job.duties],
    [jobPage.requirements, job.requirements],
  ] as const) {
    const shown = within(article.getByRole('region', { name })).getAllByRole('listitem');
    expect(shown.map((item) => item.textContent)).toEqual(items);
  }
  for (const paragraph of job.workLocation) expect(article.getByText(paragraph)).toBeVisible();
  const benefits = article.queryByRole('region', { name: jobPage.benefits });
  const shown = benefits ? within(benefits).getAllByRole('listitem') : [];
  expect(shown.map((item) => item.textContent)).toEqual(job.benefits);
  expect(article.getByRole('link', { name: /apply now/i })).toHaveAttribute(
    'href',
    applyLink(job, company.hrEmail),
  );
});

test('a closed position keeps its address, says so and cannot be applied for', async () => {
  await renderRoute('/closed');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Network Administrator');
  expect(screen.getByRole('heading', { name: jobPage.closedTitle })).toBeVisible();
  expect(screen.queryByRole('link', { name: /apply now/i })).not.toBeInTheDocument();
});

test.each(jobs)('$title leads on to the others that are open', async (job) => {
  await renderRoute(jobPath(job));

  const others = openJobs.filter((other) => other !== job);
  const links = otherOpenings().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    others.map((other) => [other.title, jobPath(other)]),
  );
  for (const other of others) {
    expect(otherOpenings().getAllByText(salaryText(other))[0]).toBeVisible();
  }
  expect(otherOpenings().getAllByText(officeCity(company.address))).toHaveLength(others.length);
});

test('the next job starts afresh: nothing is left of what was copied before', async () => {
  const user = userEvent.setup();
  await renderRoute('/with-benefits');
  await user.click(screen.getByRole('button', { name: 'Copy subject' }));
  expect(await screen.findByText('Copied')).toBeVisible();

  await user.click(otherOpenings().getByRole('link', { name: 'Release Manager' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Release Manager' })).toBeVisible();
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
});
