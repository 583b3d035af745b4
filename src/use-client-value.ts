import { useSyncExternalStore } from 'react';

/** A value that only the browser knows; `onServer` while prerendering and during hydration. */
export function useClientValue<Value>(onClient: () => Value, onServer: Value): Value {
  return useSyncExternalStore(
    () => () => {},
    onClient,
    () => onServer,
  );
}
