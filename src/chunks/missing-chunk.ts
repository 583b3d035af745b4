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

/**
 * Says whether a reload may help: not offline, not if this page has just been reloaded, and not in
 * browsers that hide how the page was loaded (Tor).
 */
export function shouldReloadForMissingChunk(error: unknown): boolean {
  if (!isChunkLoadError(error) || !navigator.onLine) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  // In a browser without this entry, the page could reload forever.
  if (!(navigation instanceof PerformanceNavigationTiming)) return false;
  const wasReloaded = navigation.type === 'reload';
  // The visitor may have gone on to another page since, which has not been reloaded yet.
  return !wasReloaded || isAddressOfOtherPage();
}

/**
 * Says whether the address names another page than the one that was loaded. A reload makes this false,
 * so a page cannot reload for it forever. It is also false in browsers that hide how the page was
 * loaded (Tor).
 */
export function isAddressOfOtherPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== window.location.pathname;
}

/** Says whether webpack could not load a script, rather than run it. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
