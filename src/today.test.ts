import { officeDate } from './today';

test('the date at the office is the one in Chicago, around every change of the clocks', () => {
  const chicago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
  for (let year = 2024; year <= 2029; year += 1) {
    for (const [month, day] of [
      [0, 1],
      [2, 7],
      [10, 1],
    ] as const) {
      for (let halfHour = 0; halfHour < 48 * 9; halfHour += 1) {
        const moment = new Date(Date.UTC(year, month, day, 0, 30 * halfHour));
        expect(officeDate(moment)).toBe(chicago.format(moment));
      }
    }
  }
});
