import { prefetchedPages } from './routes';
import { untilIdle } from './until-idle';

/** Only Chromium has this (wicg.github.io/netinfo), and TypeScript's types lack it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * Fetches the scripts of the pages that visitors are likely to open next, one after the other while
 * the browser is idle. `<link rel="prefetch">` would not: Firefox holds it to `default-src`, which
 * our policy sets to `'none'` (docs/decisions/0003-content-security-policy.md).
 */
export async function prefetchPages(): Promise<void> {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  for (const load of prefetchedPages) {
    await untilIdle();
    // If it fails, the click on a link tries again.
    await load().catch(() => {});
  }
}
