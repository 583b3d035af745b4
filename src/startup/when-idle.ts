/** Runs the callback when the browser is idle, within 2 s; in a browser that cannot tell, in a new task. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
}
