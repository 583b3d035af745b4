import path from 'node:path';

import { content, contentDirectory, now } from '../fixtures/fixture-content';
import { contentModule } from './content-loader';

test('the module of a job has its content where paths have backslashes, too', () => {
  const site = { content, now, drafts: [], mistakes: [], isPreview: false };
  const directory = path.win32.join('C:\\site', contentDirectory);
  const file = path.win32.join(directory, 'jobs/with-benefits.yaml');

  expect(contentModule(site, path.win32.relative(directory, file))).toContain('Support Engineer');
});
