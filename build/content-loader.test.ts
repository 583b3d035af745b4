import path from 'node:path';

import { content, contentDirectory } from '../fixtures/fixture-content';
import { contentModule } from './content-loader';

test('the module of a job has its content where paths have backslashes, too', () => {
  const directory = path.win32.join('C:\\site', contentDirectory);
  const file = path.win32.join(directory, 'jobs/with-benefits.yaml');

  expect(contentModule(content, path.win32.relative(directory, file))).toContain(
    'Support Engineer',
  );
});
