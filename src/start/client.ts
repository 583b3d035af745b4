import { loadWithRetries } from '../chunks/load-with-retries';
import { reloadIfChunkMissing } from '../chunks/missing-chunk';
import { closeMenuOnLinks } from '../layout/menu/close-menu';
import { sendErrorReport } from '../reports';

const loadApp = () => import(/* webpackChunkName: "app" */ './app');

/**
 * The parts of the app. All are in one chunk, so only the first import loads anything. Each import
 * evaluates its module in a task of its own, so that a phone can answer to input in between
 * (docs/decisions/0021-start.md).
 */
const parts = [
  () => import(/* webpackChunkName: "app" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "app" */ '../theme/theme'),
  () => import(/* webpackChunkName: "app" */ '../layout/layout'),
  () => import(/* webpackChunkName: "app" */ '../routes'),
  loadApp,
];

/** Pages can be read and used before the app starts, so it waits until they are complete. */
async function start() {
  await untilLoaded();
  for (const load of parts) {
    await loadWithRetries<unknown>(load);
    await new Promise((resolve) => setTimeout(resolve)); // the next task
  }
  const { startApp } = await loadApp();
  await startApp();
}

/** The longest time that the app waits for the pictures of a page, in ms. */
const maxLoadMs = 10_000;

/**
 * Resolves after the `load` event. A picture that never ends would hold that event back for good, so
 * the app does not wait for it longer than `maxLoadMs`. The script is the last element of the
 * document, which is complete by then.
 */
async function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve);
    setTimeout(resolve, maxLoadMs);
  });
}

closeMenuOnLinks();
start().catch((error: unknown) => {
  if (reloadIfChunkMissing(error)) return;
  // oxlint-disable-next-line no-console -- no error screen, because the prerendered page still works
  console.error(error);
  sendErrorReport(error);
});
