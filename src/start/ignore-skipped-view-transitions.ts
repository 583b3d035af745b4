/**
 * A second navigation cancels the first one's view transition, whose promises then reject
 * (w3.org/TR/css-view-transitions-1/#skip-the-view-transition). React Router does not catch them,
 * so the browser would report an error. Remove this once React Router does
 * (docs/undocumented-behavior.md).
 */
export function ignoreSkippedViewTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const startViewTransition = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = startViewTransition(update);
    void Promise.allSettled([transition.ready, transition.updateCallbackDone, transition.finished]);
    return transition;
  };
}
