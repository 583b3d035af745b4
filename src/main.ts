import { keepClick } from './start/keep-click';
import { loadWithRetries } from './start/load-with-retries';
import { isChunkLoadError, mayReload, reloadOnce } from './start/reload-once';
import { whenIdleOrTouched } from './start/when-idle-or-touched';

/**
 * The browser's entry. A page is whole before any script: it reads, its links lead, its menu opens.
 * So the app waits until the first screen stands, and is then evaluated in slices (`app.ts`): started
 * at once, it would delay that screen, by Lighthouse's phone from 0.8 s to 1.9 s.
 */
async function main() {
  const repeatClick = keepClick();
  await whenIdleOrTouched();
  const { startApp } = await loadWithRetries(() => import(/* webpackChunkName: "app" */ './app'));
  await startApp();
  repeatClick();
}

main().catch((error: unknown) => {
  if (isChunkLoadError(error) && mayReload()) reloadOnce();
  // There is nothing to show an error screen with, and no need: the page works as it was served.
  // eslint-disable-next-line no-console -- for whoever looks into it
  else console.error(error);
});
