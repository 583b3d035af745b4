/** For how long browsers take a click for the visitor's own (transient activation), in ms. */
const activation = 5000;

/**
 * Keeps the last click on a button that does nothing before hydration; links and the menu's buttons do.
 *
 * @returns repeats the click after hydration, unless it was too long ago
 */
export function keepClick(): () => void {
  let kept: { button: HTMLButtonElement; at: number } | undefined;
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.hasAttribute('popovertarget') === false) kept = { button, at: performance.now() };
  };
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('click', onClick, true);
    if (kept !== undefined && performance.now() - kept.at < activation) kept.button.click();
  };
}
