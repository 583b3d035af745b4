import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';

import { isChunkLoadError, mayReload, reloadOnce } from '../../start/reload-once';
import { ErrorScreen } from './error-screen';

/**
 * What React Router shows when a page, or the frame around it, fails. A page whose script could not
 * be fetched is asked for once more as a whole document; if that does not help, the error stands.
 */
export function RouteError() {
  const error = useRouteError();
  const [reloads] = useState(() => isChunkLoadError(error) && mayReload());

  useEffect(() => {
    if (reloads) reloadOnce();
  }, [reloads]);

  return (
    <main>{reloads ? <p role="status">Loading the page…</p> : <ErrorScreen error={error} />}</main>
  );
}
