import { whenIdle } from './when-idle';

export const maxWaitMs = 10_000;

/**
 * Resolves when the browser is idle after the `load` event and the first frame, or after
 * `maxWaitMs` if an image never loads. A hidden tab draws no frames. The entry script is async, and
 * `load` waits for async scripts, so this cannot miss the event.
 */
export function pageSettled(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('load', () => {
      if (document.hidden) resolve();
      // The first callback runs before the first frame is drawn.
      else requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(resolve)));
    });
    setTimeout(resolve, maxWaitMs);
  });
}
