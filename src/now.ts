import { createContext, useContext } from 'react';

import { useClientValue } from './use-client-value';

/** Noon at the office on the day of the build, in ms since the epoch. */
export const BuildTimeContext = createContext(0);

/** In ms. Two renders within a minute agree on the time. */
const minute = 60_000;

/** The time in ms since the epoch; during hydration that of the build, as in the prerendered document. */
export function useNow(): number {
  return useClientValue(
    () => Math.floor(Date.now() / minute) * minute,
    useContext(BuildTimeContext),
  );
}
