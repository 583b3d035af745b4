import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

import type { EpochMs } from '../content/types';
import { useClientValue } from './use-client-value';

/** Noon at the office on the day of the build. */
export const BuildTimeContext = createContext<EpochMs>(0);

const minuteMs = 60_000;

/**
 * Returns the time of the last render, rounded down to the minute, so that consecutive renders get the
 * same value (`useSyncExternalStore` loops otherwise). It does not tick. During hydration, it is the
 * time of the build, as in the prerendered document.
 */
export function useNow(): EpochMs {
  // The hook makes the component render again after each navigation.
  useLocation();
  return useClientValue(
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    useContext(BuildTimeContext),
  );
}
