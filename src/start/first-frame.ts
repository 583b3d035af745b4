/**
 * Resolves in a new task after the first frame, at `load` at the latest, and at once in a hidden
 * tab, which draws no frames.
 */
export function afterFirstFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    window.addEventListener('load', () => resolve());
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
