import { screen, within } from '@testing-library/react';

import { content } from '../../../fixtures/fixture-content';
import { mapUrl } from '../../content/address';
import { employmentTypeNames, formatDate, formatSalary } from '../../content/format';
import { applyLink } from '../../content/jobs';
import { withoutMarks } from '../../content/lead-words';
import { jobPath } from '../../content/paths';
import { renderRoute } from '../../testing/render-route';

const { careers, company, jobs } = content;
const openJobs = jobs.filter(({ slug }) => slug !== 'closed');

test.each(openJobs)('$title shows all facts and applies by email', async (job) => {
  await renderRoute(jobPath(job));

  const [page] = screen.getAllByRole('article');
  const article = within(page as HTMLElement);
  expect(article.getByRole('heading', { level: 1 })).toHaveTextContent(job.title);
  for (const fact of [
    job.location,
    formatSalary(job.salary),
    employmentTypeNames[job.employmentType],
    formatDate(job.datePosted),
  ]) {
    expect(article.getByText(fact)).toBeVisible();
  }
  const workLocation = article.getByRole('region', { name: 'Work Location' });
  for (const paragraph of job.workLocation) expect(workLocation).toHaveTextContent(paragraph);
  const map = within(workLocation).getByRole('link');
  expect(map).toHaveAttribute('href', mapUrl(company.address));
  for (const [name, items] of [
    ['Duties', job.duties],
    ['Requirements', job.requirements],
    ['Benefits', job.benefits],
  ] as const) {
    const section = article.queryByRole('region', { name });
    const shown = section ? within(section).getAllByRole('listitem') : [];
    expect(shown.map((item) => item.textContent)).toEqual(items.map(withoutMarks));
  }
  const instructions = within(article.getByRole('region', { name: 'How to apply' }));
  const links = instructions.getAllByRole('link');
  // Exactly, because applicants select and copy it.
  expect(links.map(({ textContent }) => textContent)).toContain(company.hrEmail);
  for (const link of [...links, ...article.getAllByRole('link', { name: /^apply now/i })]) {
    expect(link).toHaveAttribute(
      'href',
      applyLink(job, company.hrEmail, careers.applyByEmail.lines),
    );
  }
});

test('lead words are bold', async () => {
  await renderRoute('/with-benefits');

  const requirements = within(screen.getByRole('region', { name: 'Requirements' }));
  const bold = requirements.getAllByRole('strong').map(({ textContent }) => textContent);
  expect(bold).toEqual(['Clear written English', 'no jargon']);
});
