import careers from '@content/careers.yaml';
import cloudTechnologies from '@content/cloud-technologies.yaml';
import home from '@content/home.yaml';
import services from '@content/services.yaml';

import { now } from '../fixtures/date';
import { renderPages } from './server';

const dayMs = 24 * 3_600_000;

/** The pages that search engines list, each with the date of its last change. */
async function listedPages(time = now) {
  const options = { now: time, isPreview: false, isProduction: true, scripts: [] };
  const listed = (await renderPages(options)).filter(({ isListed }) => isListed);
  return Object.fromEntries(listed.map(({ path, lastChanged }) => [path, lastChanged]));
}

test('search engines list the pages and the open jobs, each with the date of its last change', async () => {
  expect(await listedPages()).toEqual({
    '/': '2027-02-01',
    '/career': '2027-03-15',
    '/data-analyst-2': '2027-02-10',
    '/closing-today': '2027-02-10',
    '/longest-title': '2027-03-15',
    '/with-benefits': '2027-02-10',
  });
  expect(await listedPages(now + dayMs)).not.toHaveProperty('/closing-today');
});

test.each([
  ['home', '/', home],
  ['services', '/', services],
  ['cloud-technologies', '/', cloudTechnologies],
  ['careers', '/career', careers],
])('a change to %s.yaml changes the date of %s', async (_file, path, content) => {
  const changed = jest.replaceProperty(content, 'lastChanged', '2027-03-16');

  expect(await listedPages()).toHaveProperty([path], '2027-03-16');
  changed.restore();
});
