import { loadWithRetries } from './chunks/load-with-retries';
import { reloadIfChunkMissing } from './chunks/missing-chunk';
import { sendErrorReport } from './report';
import { captureEarlyClick } from './startup/early-click';
import { untilPageSettles } from './startup/until-page-settles';

/** Loads the app and hydrates the document. Until then, visitors use the prerendered page. */
async function main() {
  const replayEarlyClick = captureEarlyClick();
  // Loading the app earlier would delay the first paint (docs/decisions/0002-when-to-hydrate.md).
  await untilPageSettles();
  const { loadAppInTasks } = await loadWithRetries(
    () => import(/* webpackChunkName: "app" */ './startup/load-in-tasks'),
  );
  const hydrate = await loadAppInTasks();
  await hydrate();
  // If hydration is still running, React hydrates the clicked element first.
  replayEarlyClick();
}

main().catch((error: unknown) => {
  if (reloadIfChunkMissing(error)) return;
  // eslint-disable-next-line no-console -- no error screen, because the prerendered page still works
  console.error(error);
  sendErrorReport(error);
});
