import { createContext, useContext, useSyncExternalStore } from 'react';

/** The date on which the document was rendered, ISO 8601; hydration starts with it. */
export const BuildDay = createContext('1970-01-01');

/** Today's date at the office, ISO 8601; during hydration, the build's. */
export function useToday(): string {
  const buildDay = useContext(BuildDay);
  return useSyncExternalStore(
    () => () => {},
    () => officeDate(new Date()),
    () => buildDay,
  );
}

/** The date at the office, in Chicago's time zone; ISO 8601. */
export function officeDate(moment: Date): string {
  return new Date(moment.getTime() + officeOffset(moment) * 3_600_000).toISOString().slice(0, 10);
}

/** The last second of a day at the office: `2027-03-15` → `2027-03-15T23:59:59-05:00`. */
export function endOfOfficeDay(date: string): string {
  const hours = -officeOffset(new Date(`${date}T23:59:59-06:00`));
  return `${date}T23:59:59-0${hours}:00`;
}

/**
 * Hours from UTC at the office: −5 from 2 a.m. on the second Sunday of March to 2 a.m. on the first
 * Sunday of November, else −6. `Intl` knows that too, but costs a phone 80 ms.
 */
function officeOffset(moment: Date): number {
  const year = moment.getUTCFullYear();
  const start = firstSunday(new Date(Date.UTC(year, 2, 8, 8)));
  const end = firstSunday(new Date(Date.UTC(year, 10, 1, 7)));
  return moment >= start && moment < end ? -5 : -6;
}

/** The first Sunday on or after a day, at the same time of day. */
function firstSunday(day: Date): Date {
  return new Date(day.getTime() + ((7 - day.getUTCDay()) % 7) * 24 * 3_600_000);
}
