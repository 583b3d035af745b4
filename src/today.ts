import { createContext, useContext, useSyncExternalStore } from 'react';

/** The date on which the document was rendered, ISO 8601; hydration has to start from it. */
export const BuildDay = createContext('1970-01-01');

/** Today, ISO 8601; the build's day while the document is being taken over. */
export function useToday(): string {
  const buildDay = useContext(BuildDay);
  return useSyncExternalStore(
    () => () => {},
    () => officeDate(new Date()),
    () => buildDay,
  );
}

/**
 * The calendar date of a moment in Warrenville, ISO 8601: `2026-11-21`. Not by `Intl`, which takes a
 * phone 80 ms to wake up, on every visit.
 */
export function officeDate(moment: Date): string {
  const hoursBehind = isSummerTime(moment) ? 5 : 6;
  return new Date(moment.getTime() - hoursBehind * hour).toISOString().slice(0, 10);
}

/** In ms. */
const hour = 3_600_000;
const day = 24 * hour;

/** Central daylight time: from 2:00 on March's second Sunday to 2:00 on November's first (15 U.S.C. § 260a). */
function isSummerTime(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  const begins = firstSunday(year, 2) + 7 * day + (2 + 6) * hour;
  const ends = firstSunday(year, 10) + (2 + 5) * hour;
  return begins <= moment.getTime() && moment.getTime() < ends;
}

/** Its midnight, as if it were in UTC; months count from 0. */
function firstSunday(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1));
  return first.getTime() + ((7 - first.getUTCDay()) % 7) * day;
}
