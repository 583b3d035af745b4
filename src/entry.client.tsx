import { captureEarlyClick } from './start/early-click';
import { afterFirstFrame } from './start/first-frame';
import { loadWithRetries } from './start/load-with-retries';
import { shouldReloadForMissingChunk } from './start/missing-chunk';

/** Until the app has loaded and hydrated the document, the prerendered page works without it. */
async function main() {
  const replayEarlyClick = captureEarlyClick();
  // The app's scripts would delay the first paint (docs/decisions/0002-when-to-hydrate.md).
  await afterFirstFrame();
  const { start } = await loadWithRetries(() => import(/* webpackChunkName: "app" */ './app'));
  await start();
  replayEarlyClick();
}

main().catch((error: unknown) => {
  if (shouldReloadForMissingChunk(error)) window.location.reload();
  // eslint-disable-next-line no-console -- no error screen: the page still works as it was served
  else console.error(error);
});
