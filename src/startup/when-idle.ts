/**
 * Runs the callback when the browser is idle, but within 2 s. Safari lacks `requestIdleCallback`.
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
}
