import { spawnSync } from 'node:child_process';

import { timeZones } from '../../fixtures/time-zones';
import { formatDate, formatSalary } from './format';

test.each([
  [{ from: 116085, to: 116085, per: 'year' }, '$116,085 per year'],
  [{ from: 28000, to: 28000, per: 'year' }, '$28,000 per year'],
  [{ from: 108000, to: 131500, per: 'year' }, '$108,000 to $131,500 per year'],
  [{ from: 45, to: 45, per: 'hour' }, '$45 per hour'],
  [{ from: 40, to: 52.5, per: 'hour' }, '$40 to $52.50 per hour'],
] as const)('the pay %j is shown as %s', (salary, shown) => {
  expect(formatSalary(salary)).toBe(shown);
});

test('each month has its name', () => {
  for (let month = 1; month <= 12; month += 1) {
    const date = `2027-${String(month).padStart(2, '0')}-28`;
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(formatDate(date)).toBe(format.format(new Date(date)));
  }
});

/** Runs in a new process, because Jest's `process.env` does not change the time zone. */
const program = `
  const { formatDate } = require('./shared/jobs/format');
  for (const zone of ${JSON.stringify(timeZones)}) {
    process.env.TZ = zone;
    console.log(formatDate('2027-02-01'), new Date(0).getTimezoneOffset());
  }`;

test('a date is the same in every time zone', () => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', program], {
    encoding: 'utf8',
  });

  const [dates, offsets] = [/^\w+ \d+, \d+/gm, /\S+$/gm].map((part) => stdout.match(part));
  expect(dates).toEqual(timeZones.map(() => 'February 1, 2027'));
  expect(new Set(offsets).size).toBe(timeZones.length);
});
