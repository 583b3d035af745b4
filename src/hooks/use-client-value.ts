import { useSyncExternalStore } from 'react';

/** Nothing tells React when the value changes: each render reads it afresh. */
const subscribeToNothing = () => () => {};

/** Returns `onServer` during prerendering and hydration, then `onClient()`. */
export function useClientValue<Value>(onClient: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, onClient, () => onServer);
}
