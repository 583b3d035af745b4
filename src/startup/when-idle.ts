/** Runs the callback when the browser is idle; in a browser that cannot tell, in a new task. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback);
}
