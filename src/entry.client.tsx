import { keepClick } from './start/keep-click';
import { loadWithRetries } from './start/load-with-retries';
import { mayReload } from './start/may-reload';
import { whenIdleOrTouched } from './start/when-idle-or-touched';

/** Prerendered pages read, lead on and open their menu without script, so hydration can wait. */
async function main() {
  const repeatClick = keepClick();
  await whenIdleOrTouched();
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
