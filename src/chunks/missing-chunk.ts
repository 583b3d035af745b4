/**
 * Reloads the page if the error says that a chunk is missing, as after a deploy.
 *
 * @returns whether the page reloads
 */
export function reloadIfChunkMissing(error: unknown): boolean {
  const shouldReload = shouldReloadForMissingChunk(error);
  if (shouldReload) window.location.reload();
  return shouldReload;
}

/** False offline, after a reload, and where the browser hides how the page was loaded. */
export function shouldReloadForMissingChunk(error: unknown): boolean {
  const isMissingChunk = error instanceof Error && error.name === 'ChunkLoadError';
  if (!isMissingChunk || !navigator.onLine) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  // Tor Browser hides this entry. Without it, the page could reload forever.
  if (!(navigation instanceof PerformanceNavigationTiming)) return false;
  const { type, name } = navigation;
  return type !== 'reload' || new URL(name).pathname !== window.location.pathname;
}
