/**
 * Whether to reload because a chunk is missing, as after a deploy. False offline, after a reload, and where
 * the browser hides how the page was loaded.
 */
export function shouldReloadForMissingChunk(error: unknown): boolean {
  const isMissingChunk = error instanceof Error && error.name === 'ChunkLoadError';
  if (!isMissingChunk || !navigator.onLine) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  // Tor Browser hides this entry. Without it, the page could reload forever.
  if (!(navigation instanceof PerformanceNavigationTiming)) return false;
  const { type, name } = navigation;
  return type !== 'reload' || new URL(name).pathname !== window.location.pathname;
}
