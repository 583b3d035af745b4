/** Longest wait after `load` in ms: a tab in the background has no frames, a busy one no idle moment. */
const ceiling = 2000;

/**
 * Resolves once the page has loaded, been painted and left the browser idle, or at the visitor's first
 * touch or key. Frames are counted because a paint entry may never come: Firefox (ESR 153) reports
 * none for a page that is opened at a hash.
 */
export function whenIdleOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => resolve();
    window.addEventListener('pointerdown', settle, { capture: true, passive: true, once: true });
    window.addEventListener('keydown', settle, { capture: true, once: true });
    window.addEventListener('load', () => {
      setTimeout(settle, ceiling);
      // Safari has no requestIdleCallback.
      const whenIdle = window.requestIdleCallback ?? setTimeout;
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(settle)));
    });
  });
}
