import { useSyncExternalStore } from 'react';

/** The value never notifies React; each render reads it afresh. */
const subscribeToNothing = () => () => {};

/** Returns `onServer` during prerendering and hydration, then `onClient()`. */
export function useClientValue<Value>(onClient: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, onClient, () => onServer);
}
