import { spawnSync } from 'node:child_process';

import { content, contentFolder } from '../fixtures/fixture-content';
import { unfilledFacts } from './unfilled-facts';

test('every made-up fact is listed with its field, and no real fact', () => {
  const { company } = content;
  const address = {
    ...company.address,
    street: '100 Example Parkway',
    postalCode: '60555-0123',
  };
  const email = 'info@design-by-example.com';

  expect(unfilledFacts({ ...company, address, email, demoPhone: '(630) 555-0200' })).toEqual([
    'siteUrl: https://www.northern-lakes.example',
    'hrEmail: people@northern-lakes.example',
    'phone: (312) 555-0170',
    'address.street: 100 Example Parkway',
    'socialLinks.0.url: https://linkedin.northern-lakes.example',
    'socialLinks.1.url: https://facebook.northern-lakes.example',
    'designCredit.url: https://studio.northern-lakes.example',
  ]);
});

test('check:release lists jobs without benefits, and fails with the status by which nothing is published', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'build/check-release.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: contentFolder },
    },
  );

  expect(stderr).toContain('Still made up in company.yaml: phone: (312) 555-0170');
  expect(stderr).toContain('jobs/data-analyst-2.yaml has no benefits');
  expect(stderr).not.toContain('jobs/with-benefits.yaml');
  expect(status).toBe(2);
});
