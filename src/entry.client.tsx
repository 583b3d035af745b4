import { loadWithRetries } from './chunks/load-with-retries';
import { reloadIfChunkMissing } from './chunks/missing-chunk';
import { sendErrorReport } from './reports/send-report';
import { captureEarlyClick } from './startup/early-click';
import { pageSettled } from './startup/page-settled';

async function main() {
  const replayEarlyClick = captureEarlyClick();
  // Loading the app earlier would delay the first paint (docs/decisions/0002-when-to-hydrate.md).
  await pageSettled();
  const { loadAppInTasks } = await loadWithRetries(
    () => import(/* webpackChunkName: "app" */ './startup/load-app-in-tasks'),
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
