import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { shouldReloadForMissingChunk } from '../../chunks/missing-chunk';
import { ErrorScreen } from './error-screen';

/** Shown in place of layout and page when either throws. */
export function RouteError() {
  const error = useRouteError();
  const shouldReload = shouldReloadForMissingChunk(error);

  useEffect(() => {
    if (shouldReload) window.location.reload();
    // The page that had the focus is gone.
    else document.querySelector<HTMLElement>('main h1')?.focus();
  }, [shouldReload]);

  return (
    <main>
      {shouldReload ? <p role="status">Loading the page…</p> : <ErrorScreen error={error} />}
    </main>
  );
}
