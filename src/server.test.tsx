import { now } from '../fixtures/date';
import { renderPages } from './server';

const dayMs = 24 * 3_600_000;

async function listedPaths(time = now) {
  const options = { now: time, isPreview: false, isProduction: true, scripts: [] };
  const listed = (await renderPages(options)).filter(({ isListed }) => isListed);
  return listed.map(({ path }) => path);
}

test('search engines list the pages and the open jobs', async () => {
  const jobs = ['/data-analyst-2', '/closing-today', '/longest-title', '/with-benefits'];

  expect((await listedPaths()).sort()).toEqual(['/', '/career', ...jobs].sort());
  expect(await listedPaths(now + dayMs)).not.toContain('/closing-today');
});
