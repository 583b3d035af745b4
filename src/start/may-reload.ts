/**
 * Whether reloading may help: after a deploy, a new document names new chunks. It helps once, so not if
 * the document is itself a reload of this address.
 */
export function mayReload(error: unknown): boolean {
  const isMissingChunk = error instanceof Error && error.name === 'ChunkLoadError';
  if (!isMissingChunk || !navigator.onLine) return false;
  const [opened] = performance.getEntriesByType('navigation');
  // Tor Browser hides this entry; without it, reloading would never end.
  if (!(opened instanceof PerformanceNavigationTiming)) return false;
  return opened.type !== 'reload' || new URL(opened.name).pathname !== window.location.pathname;
}
