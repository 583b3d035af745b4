import { createContext, useContext } from 'react';

import { useClientValue } from './use-client-value';

/** The date of the build, ISO 8601. */
export const BuildDateContext = createContext('1970-01-01');

/** Today's date, ISO 8601; during hydration the build date, as in the prerendered document. */
export function useToday(): string {
  return useClientValue(() => officeDate(new Date()), useContext(BuildDateContext));
}

/**
 * The date at the office, ISO 8601. Uses Central Standard Time (UTC−6) all year, so in summer a job
 * closes an hour late.
 */
export function officeDate(moment: Date): string {
  return new Date(moment.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
}

/** When a day ends at the office: `2027-03-15` → `2027-03-15T23:59:59-06:00`. */
export function endOfOfficeDay(date: string): string {
  return `${date}T23:59:59-06:00`;
}
