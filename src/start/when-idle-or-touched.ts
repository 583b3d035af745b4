const touches = ['pointerdown', 'touchstart', 'keydown'] as const;

/** Longest wait in ms for a browser that is never idle. */
const patience = 2000;

/**
 * Resolves once the page has loaded, its first screen has been painted and the browser is idle, or at
 * the visitor's first interaction. In a hidden tab, where nothing is painted, it waits.
 */
export function whenIdleOrTouched(): Promise<void> {
  return Promise.race([firstTouch(), loaded().then(painted).then(idle)]);
}

function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    const touched = () => {
      for (const type of touches) window.removeEventListener(type, touched, true);
      resolve();
    };
    for (const type of touches) {
      window.addEventListener(type, touched, { capture: true, passive: true });
    }
  });
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

/**
 * `load` waits for what is fetched, not for what is drawn; the second frame follows the first one's
 * painting. Paint timing would tell more directly, but Firefox reports none on a page opened at a hash.
 */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none; a task is the nearest thing.
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: patience });
    } else setTimeout(resolve);
  });
}
