import { createContext, useContext, useSyncExternalStore } from 'react';

/** The date on which the document was rendered, ISO 8601; hydration starts from it. */
export const BuildDay = createContext('1970-01-01');

/** Today, ISO 8601; the build's day while the document is being hydrated. */
export function useToday(): string {
  const buildDay = useContext(BuildDay);
  return useSyncExternalStore(
    () => () => {},
    () => officeDate(new Date()),
    () => buildDay,
  );
}

/**
 * The date at the office, ISO 8601. By Central Standard Time (UTC−6) all year round, so that in summer
 * a job closes an hour late.
 */
export function officeDate(moment: Date): string {
  return new Date(moment.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
}
