import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';

import { shouldReloadForMissingChunk } from '../../chunks/missing-chunk';
import { ErrorScreen } from './error-screen';

export function RouteError() {
  const error = useRouteError();

  // This is decided once, so that the text stays until the page has reloaded.
  const [isReloading] = useState(() => shouldReloadForMissingChunk(error));

  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);

  if (isReloading) return <p role="status">Loading the page…</p>;
  return <ErrorScreen error={error} />;
}
