import { useSyncExternalStore } from 'react';

/** Returns `onServer` during prerendering and hydration, then `onClient()`. */
export function useClientValue<Value>(onClient: () => Value, onServer: Value): Value {
  return useSyncExternalStore(
    () => () => {},
    onClient,
    () => onServer,
  );
}
