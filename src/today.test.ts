import { officeDate } from './today';

/** What the calendar of the Internet says; too slow to wake up for the page itself. */
const byIntl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' });

test('every hour of ten years has its date in Warrenville', () => {
  const end = Date.UTC(2036, 0, 1);
  const wrong: string[] = [];
  for (let time = Date.UTC(2026, 0, 1); time < end; time += 3_600_000) {
    const moment = new Date(time);
    if (officeDate(moment) !== byIntl.format(moment)) wrong.push(moment.toISOString());
  }

  expect(wrong).toEqual([]);
});
