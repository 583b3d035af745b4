import { useSyncExternalStore } from 'react';

/** Nothing tells React about a new value. The next render of the component reads it. */
const subscribeToNothing = () => () => {};

/** Returns `onServer` during prerendering and hydration, then `onClient()`. */
export function useClientValue<Value>(onClient: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeToNothing, onClient, () => onServer);
}
