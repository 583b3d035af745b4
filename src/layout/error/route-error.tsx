import { useEffect, useMemo } from 'react';
import { useRouteError } from 'react-router-dom';

import { shouldReloadForMissingChunk } from '../../chunks/missing-chunk';
import { ErrorScreen } from './error-screen';

export function RouteError() {
  const error = useRouteError();

  // This is decided once: after the reload has begun, the answer would be another.
  const isReloading = useMemo(() => shouldReloadForMissingChunk(error), [error]);

  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);

  if (isReloading) return <p role="status">Loading the page…</p>;
  return <ErrorScreen error={error} />;
}
