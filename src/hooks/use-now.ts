import { createContext, useContext } from 'react';

import type { EpochMs } from '../content/types';
import { useClientValue } from './use-client-value';

/** Noon at the office on the day of the build. */
export const BuildTimeContext = createContext<EpochMs>(0);

const minuteMs = 60_000;

/**
 * The time of the last render, which each navigation causes, rounded down to the minute, so that
 * consecutive renders get the same value (`useSyncExternalStore` loops otherwise). During hydration,
 * the time of the build, as in the prerendered document.
 */
export function useNow(): EpochMs {
  return useClientValue(
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    useContext(BuildTimeContext),
  );
}
