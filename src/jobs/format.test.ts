import { spawnSync } from 'node:child_process';

import { timeZones } from '../testing/time-zones';

/** A process of its own, because Jest's `process.env` does not change the time zone. */
const program = `
  const { formatDate } = require('./src/jobs/format');
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
