import { officeTime } from './office-time.server';

test.each([
  ['in winter', '2027-01-15', 'America/Chicago', '2027-01-15T23:59:59-06:00'],
  ['in summer', '2027-07-15', 'America/Chicago', '2027-07-15T23:59:59-05:00'],
  ['when clocks go forward', '2027-03-14', 'America/Chicago', '2027-03-14T23:59:59-05:00'],
  ['when clocks go back', '2027-11-07', 'America/Chicago', '2027-11-07T23:59:59-06:00'],
  ['where days begin', '2027-07-15', 'Pacific/Kiritimati', '2027-07-15T23:59:59+14:00'],
])('a day ends at the office %s', (_when, date, timeZone, end) => {
  expect(officeTime(date, '23:59:59', timeZone)).toBe(end);
});
