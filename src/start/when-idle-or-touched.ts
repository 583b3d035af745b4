const touches = ['pointerdown', 'touchstart', 'keydown'] as const;

/** Longest wait in ms for a browser that is never idle. */
const patience = 2000;

/** Resolves once the page has loaded and the browser is idle, or at the visitor's first interaction. */
export function whenIdleOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      for (const type of touches) window.removeEventListener(type, begin, true);
      resolve();
    };
    for (const type of touches)
      window.addEventListener(type, begin, { capture: true, passive: true });

    const waitForIdle = () => {
      // Safari has no requestIdleCallback; after `load` a task is the nearest thing.
      if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: patience });
      else setTimeout(begin);
    };
    if (document.readyState === 'complete') waitForIdle();
    else window.addEventListener('load', waitForIdle, { once: true });
  });
}
