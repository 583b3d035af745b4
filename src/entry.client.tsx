import { captureEarlyClick } from './start/early-click';
import { loadWithRetries } from './start/load-with-retries';
import { shouldReloadForMissingChunk } from './start/missing-chunk';

/** Until the app has loaded and hydrated the document, the prerendered page works without it. */
async function main() {
  const replayEarlyClick = captureEarlyClick();
  // Earlier, the app's scripts would delay the first paint (docs/decisions/0002-when-to-hydrate.md).
  await documentLoaded();
  const { start } = await loadWithRetries(() => import(/* webpackChunkName: "app" */ './app'));
  await start();
  replayEarlyClick();
}

/** This script is `async`, which the `load` event waits for, so the event is still to come. */
function documentLoaded() {
  return new Promise((resolve) => window.addEventListener('load', resolve));
}

main().catch((error: unknown) => {
  if (shouldReloadForMissingChunk(error)) window.location.reload();
  // eslint-disable-next-line no-console -- no error screen: the page still works as it was served
  else console.error(error);
});
