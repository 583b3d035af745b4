import { keepClick } from './start/keep-click';
import { loadWithRetries } from './start/load-with-retries';
import { mayReload } from './start/may-reload';

/** Fetches and hydrates the app; until then prerendered pages read, lead on and open their menu. */
async function main() {
  const repeatClick = keepClick();
  const { start } = await loadWithRetries(() => import(/* webpackChunkName: "app" */ './app'));
  await start();
  repeatClick();
}

main().catch((error: unknown) => {
  if (mayReload(error)) window.location.reload();
  // The page still works as it was served, so there is no error screen.
  // eslint-disable-next-line no-console -- for whoever looks into it
  else console.error(error);
});
