/**
 * Whether reloading may find what is missing: after a deploy, a new document names new chunks. Once is
 * enough, so not if the document is itself a reload of this address.
 */
export function mayReload(error: unknown): boolean {
  const isMissingChunk = error instanceof Error && error.name === 'ChunkLoadError';
  if (!isMissingChunk || !navigator.onLine) return false;
  const [opened] = performance.getEntriesByType('navigation');
  // Tor Browser has no such entry: without one, nothing would end the reloading.
  if (!(opened instanceof PerformanceNavigationTiming)) return false;
  return opened.type !== 'reload' || new URL(opened.name).pathname !== window.location.pathname;
}
