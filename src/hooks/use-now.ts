import { createContext, useContext } from 'react';

import { useClientValue } from './use-client-value';

/** Noon at the office on the day of the build, in ms since the epoch. */
export const BuildTimeContext = createContext(0);

const minuteMs = 60_000;

/**
 * The time in ms since the epoch; during hydration, the time of the build, as in the prerendered document.
 * Rounded down to the minute, so that consecutive renders get the same value (`useSyncExternalStore` loops
 * otherwise).
 */
export function useNow(): number {
  return useClientValue(
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    useContext(BuildTimeContext),
  );
}
