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

/** The calendar date of a moment in Warrenville, ISO 8601: `2026-11-21`. */
export function officeDate(moment: Date): string {
  // The Swedish notation of a date is ISO 8601.
  return moment.toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' });
}
