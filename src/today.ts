import { createContext, useContext } from 'react';

import { useClientValue } from './use-client-value';

/** The date of the build, ISO 8601. */
export const BuildDateContext = createContext('1970-01-01');

/** Today's date, ISO 8601; during hydration the build date, as in the prerendered document. */
export function useToday(): string {
  return useClientValue(() => officeDate(new Date()), useContext(BuildDateContext));
}

/**
 * Central Standard Time all year, so in summer a job closes an hour late. A named time zone would need
 * `Intl`, which is slow on phones (jobs/format.ts).
 */
const officeTime = { hoursFromUtc: -6, offset: '-06:00' };

/** The date in the office's time zone, ISO 8601. */
export function officeDate(moment: Date): string {
  const officeClock = new Date(moment.getTime() + officeTime.hoursFromUtc * 3_600_000);
  return officeClock.toISOString().slice(0, 10);
}

/** When a day ends at the office: `2027-03-15` → `2027-03-15T23:59:59-06:00`. */
export function endOfOfficeDay(date: string): string {
  return `${date}T23:59:59${officeTime.offset}`;
}
