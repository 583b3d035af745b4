import { useEffect, useMemo } from 'react';
import { useRouteError } from 'react-router-dom';

import { shouldReloadForMissingChunk } from '../../chunks/missing-chunk';
import { ErrorScreen } from './error-screen';

export function RouteError() {
  const error = useRouteError();

  // Decided once, so that the text stays only if the page reloads.
  const reloads = useMemo(() => shouldReloadForMissingChunk(error), [error]);

  useEffect(() => {
    if (reloads) window.location.reload();
  }, [reloads]);

  if (reloads) return <p role="status">Loading the page…</p>;
  return <ErrorScreen error={error} />;
}
