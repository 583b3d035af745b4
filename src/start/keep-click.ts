/** How long a click counts as the visitor's own doing (transient activation), in ms. */
const activation = 5000;

/**
 * Keeps the visitor's last click on a button that does nothing before hydration. Links and the menu's
 * buttons work from the document alone.
 *
 * @returns to be called after hydration: repeats the click, unless it was too long ago
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
