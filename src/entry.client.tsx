import { keepClick } from './start/keep-click';
import { loadWithRetries } from './start/load-with-retries';
import { mayReload } from './start/may-reload';

/** Until the app has been fetched and hydrated, the prerendered page works by itself. */
async function main() {
  const repeatClick = keepClick();
  const { start } = await loadWithRetries(() => import(/* webpackChunkName: "app" */ './app'));
  await start();
  repeatClick();
}

main().catch((error: unknown) => {
  if (mayReload(error)) window.location.reload();
  // eslint-disable-next-line no-console -- no error screen, because the page works as it was served
  else console.error(error);
});
