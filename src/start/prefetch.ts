/** Only Chromium has `connection` (wicg.github.io/netinfo), and TypeScript's types lack it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * Fetches scripts that visitors are likely to need next, one after the other while the browser is
 * idle. `<link rel="prefetch">` would not work: Firefox applies `default-src` to it, which our policy
 * sets to `'none'` (docs/decisions/0003-content-security-policy.md).
 */
export async function prefetch(imports: readonly (() => Promise<unknown>)[]): Promise<void> {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  for (const load of imports) {
    await untilIdle();
    // If it fails, the click on a link tries again.
    await load().catch(() => {});
  }
}

/** Waits for idle time or, in Safari, which has no `requestIdleCallback`, for the next task. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve);
  });
}
