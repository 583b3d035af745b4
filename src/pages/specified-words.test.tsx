import { screen, within } from '@testing-library/react';

import { renderRoute } from '../testing/render-route';

// The words that docs/requirements.md quotes and that are in code, as literals, so that changing one in
// src/content/labels.ts fails here. Quoted words in content/ are the owner's, and not asserted.

const navigationLinks = [
  ['Home', '/'],
  ['About us', '/#About'],
  ['Services', '/#Services'],
  ['Cloud Technologies', '/#CloudTechnologies'],
  ['Career', '/career'],
  ['Contact', '/#contact'],
];

test.each([
  ['header', 'banner'],
  ['footer', 'contentinfo'],
])('the navigation links in the %s', async (_, landmark) => {
  await renderRoute('/');

  const links = within(screen.getByRole(landmark)).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining(navigationLinks),
  );
});

test('the home page: MORE INFO, Useful Links and Follow us', async () => {
  await renderRoute('/');

  expect(screen.getByRole('link', { name: 'MORE INFO' })).toHaveAttribute('href', '/#About');
  for (const name of ['Useful Links', 'Follow us']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
});

test('the career page: View More', async () => {
  await renderRoute('/career');

  const links = screen.getAllByRole('link', { name: /View More/ });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/data-analyst-2');
});

test('a job: Duties, Requirements, Work Location, and Apply Now with its subject', async () => {
  await renderRoute('/with-benefits');

  for (const name of ['Duties', 'Requirements', 'Work Location']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  for (const link of screen.getAllByRole('link', { name: /Apply Now/ })) {
    const mail = new URL(link.getAttribute('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Application for Support Engineer');
  }
});
