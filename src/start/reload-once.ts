/**
 * The one reload that a missing chunk is worth: after a deploy the document names new chunks. That it
 * has been spent is marked in the history entry, which outlives a reload and needs no storage that a
 * browser might forbid; a navigation makes a new entry, and with it a new try.
 */
const mark = 'reloadedForChunk';

/** Whether an error is webpack's "Loading chunk … failed", which carries this name. */
export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Whether a reload may help: none was spent on this entry, and there is a network to reload from. */
export function mayReload(): boolean {
  return navigator.onLine && entryState()[mark] !== true;
}

/** Reloads the document and marks the reload as spent. */
export function reloadOnce(): void {
  window.history.replaceState({ ...entryState(), [mark]: true }, '');
  window.location.reload();
}

/** Takes the mark away once the page has started after all. */
export function forgetReload(): void {
  const { [mark]: spent, ...state } = entryState();
  if (spent !== undefined) window.history.replaceState(state, '');
}

function entryState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}
