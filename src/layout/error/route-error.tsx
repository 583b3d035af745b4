import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { reloadIfChunkMissing, shouldReloadForMissingChunk } from '../../chunks/missing-chunk';
import { ErrorScreen } from './error-screen';

export function RouteError() {
  const error = useRouteError();

  useEffect(() => {
    reloadIfChunkMissing(error);
  }, [error]);

  if (shouldReloadForMissingChunk(error)) return <p role="status">Loading the page…</p>;
  return <ErrorScreen error={error} />;
}
