import { officeDate, officeTime } from './office-time';

const chicago = 'America/Chicago';

test.each([
  ['in January', '2027-01-15', chicago, '2027-01-15T23:59:59-06:00'],
  ['in July', '2027-07-15', chicago, '2027-07-15T23:59:59-05:00'],
  ['before clocks go forward', '2027-03-13', chicago, '2027-03-13T23:59:59-06:00'],
  ['when clocks go forward', '2027-03-14', chicago, '2027-03-14T23:59:59-05:00'],
  ['before clocks go back', '2027-11-06', chicago, '2027-11-06T23:59:59-05:00'],
  ['when clocks go back', '2027-11-07', chicago, '2027-11-07T23:59:59-06:00'],
  ['in New York', '2027-07-15', 'America/New_York', '2027-07-15T23:59:59-04:00'],
  ['without summer time', '2027-07-15', 'America/Phoenix', '2027-07-15T23:59:59-07:00'],
  [
    'before clocks go back in the far east',
    '2027-04-03',
    'Pacific/Auckland',
    '2027-04-03T23:59:59+13:00',
  ],
  ['far east', '2027-07-15', 'Pacific/Kiritimati', '2027-07-15T23:59:59+14:00'],
  ['in UTC', '2027-07-15', 'Etc/UTC', '2027-07-15T23:59:59+00:00'],
])('a day ends at the office %s', (_when, date, timeZone, end) => {
  expect(officeTime(date, '23:59:59', timeZone)).toBe(end);
  // The next second is on the next day.
  const time = Date.parse(end);
  expect(officeDate(new Date(time), timeZone)).toBe(date);
  expect(officeDate(new Date(time + 1000), timeZone)).not.toBe(date);
});
