/** Browsers allow actions such as copying only shortly after a click (transient activation). */
const activationMs = 5000;

/**
 * Captures the last click on a button that needs the app. Links and the menu work without it.
 *
 * @returns a function that replays the click, unless it is too old. React need not have hydrated the
 *   button by then: for a click, it does so at once (github.com/reactwg/react-18/discussions/37).
 */
export function captureEarlyClick(): () => void {
  let captured: { button: HTMLButtonElement; clickedAt: number } | undefined;
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !button.hasAttribute('popovertarget')) {
      captured = { button, clickedAt: performance.now() };
    }
  };
  window.addEventListener('click', onClick, true);

  return function replayEarlyClick() {
    window.removeEventListener('click', onClick, true);
    if (captured && performance.now() - captured.clickedAt < activationMs) captured.button.click();
  };
}
