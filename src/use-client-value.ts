import { useSyncExternalStore } from 'react';

/** Neither value changes later. */
const subscribeToNothing = () => () => {};

/** Returns `onServer` during prerendering and hydration, then `onClient()`. */
export function useClientValue<Value>(onClient: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, onClient, () => onServer);
}
