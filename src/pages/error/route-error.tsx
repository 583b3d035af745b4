import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { shouldReloadForMissingChunk } from '../../chunks/missing-chunk';
import { ErrorScreen } from './error-screen';

/** Shown in place of a page that throws, or of everything if the layout throws. */
export function RouteError() {
  const error = useRouteError();
  const shouldReload = shouldReloadForMissingChunk(error);

  useEffect(() => {
    if (shouldReload) window.location.reload();
  }, [shouldReload]);

  if (shouldReload) return <p role="status">Loading the page…</p>;
  return <ErrorScreen error={error} />;
}
