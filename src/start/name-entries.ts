/** What the keys begin with that the browser's own history entries get here. */
export const browserEntry = 'browser-';

/**
 * Gives a key to every history entry that the browser makes by itself: the first one, a hash typed
 * into the address bar, the skip link. React Router takes all entries without a key for one and the
 * same, and would restore the scroll position of another. To be called before the router starts.
 */
export function nameEntries(): void {
  nameEntry();
  window.addEventListener('popstate', nameEntry);
}

function nameEntry() {
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  if (state['key'] !== undefined) return;
  const key = browserEntry + Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
}
