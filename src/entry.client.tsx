import { captureEarlyClick } from './startup/early-click';
import { loadWithRetries } from './startup/load-with-retries';
import { shouldReloadForMissingChunk } from './startup/missing-chunk';
import { whenIdle } from './startup/when-idle';

/** Loads the app and hydrates the document. Until then the prerendered page works on its own. */
async function main() {
  const replayEarlyClick = captureEarlyClick();
  // Loading the app earlier would delay the first paint (docs/decisions/0002-when-to-hydrate.md).
  await documentPainted();
  const { start } = await loadWithRetries(() => import(/* webpackChunkName: "app" */ './app'));
  await start();
  replayEarlyClick();
}

/**
 * Resolves when the browser is idle after the `load` event and the first frame, or after 10 s if a
 * picture never arrives. A hidden tab draws no frames. `load` waits for async scripts such as this one,
 * so it has not fired yet.
 */
function documentPainted() {
  return new Promise<void>((resolve) => {
    window.addEventListener('load', () => {
      if (document.hidden) resolve();
      else requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(resolve)));
    });
    setTimeout(resolve, 10_000);
  });
}

main().catch((error: unknown) => {
  if (shouldReloadForMissingChunk(error)) window.location.reload();
  // eslint-disable-next-line no-console -- no error screen, because the prerendered page still works
  else console.error(error);
});
