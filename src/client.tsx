import { loadWithRetries } from './chunks/load-with-retries';
import { reloadIfChunkMissing } from './chunks/missing-chunk';
import { captureEarlyClick } from './early-click';
import { sendErrorReport } from './reports';

/** Pages can be read and used before the app starts, so it waits until they are complete. */
async function start() {
  const replayEarlyClick = captureEarlyClick();
  await untilIdle();
  const { startApp } = await loadWithRetries(() => import(/* webpackChunkName: "app" */ './app'));
  await startApp();
  replayEarlyClick();
}

/** Until the browser is idle after the `load` event. Safari has no `requestIdleCallback`. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('load', () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve);
    });
  });
}

start().catch((error: unknown) => {
  if (reloadIfChunkMissing(error)) return;
  // eslint-disable-next-line no-console -- no error screen, because the prerendered page still works
  console.error(error);
  sendErrorReport(error);
});
