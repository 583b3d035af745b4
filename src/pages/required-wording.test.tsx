import { screen } from '@testing-library/react';

import { navigation } from '../navigation/navigation';
import { renderRoute } from '../testing/render-route';

// Words that docs/requirements.md quotes, as literals: renaming one in the code fails here. Quoted
// words in content/ belong to the owner and are not tested.

test('the navigation has the specified labels and links', () => {
  expect(navigation.map(({ label, to }) => [label, to])).toEqual([
    ['Home', '/'],
    ['About us', '/#About'],
    ['Services', '/#Services'],
    ['Cloud Technologies', '/#CloudTechnologies'],
    ['Career', '/career'],
    ['Contact', '/#contact'],
  ]);
});

test('the home page has MORE INFO, Useful Links and Follow us', async () => {
  await renderRoute('/');

  expect(screen.getByRole('link', { name: 'MORE INFO' })).toHaveAttribute('href', '/#About');
  for (const name of ['Useful Links', 'Follow us']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
});

test('the career page has View More', async () => {
  await renderRoute('/career');

  const links = screen.getAllByRole('link', { name: /View More/ });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/data-analyst-2');
});

test('a job page has Duties, Requirements, Work Location and Apply Now', async () => {
  await renderRoute('/with-benefits');

  for (const name of ['Duties', 'Requirements', 'Work Location']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getAllByRole('link', { name: /^Apply Now/ })).not.toEqual([]);
});
