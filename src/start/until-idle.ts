/**
 * Resolves when the browser has nothing else to do, within two seconds. Safari has no
 * `requestIdleCallback`.
 */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve);
  });
}
