/**
 * Keeps the visitor's last click on a button that has no function before the app has started, so that
 * it is not lost. Links and the menu's buttons work from the document alone and are left alone.
 *
 * @returns to be called once the app runs: clicks that button again, within the time in which browsers
 *   still take it for the visitor's own doing
 */
export function keepClick(): () => void {
  let button: HTMLButtonElement | null = null;
  const onClick = ({ target }: MouseEvent) => {
    const clicked = target instanceof Element ? target.closest('button') : null;
    if (clicked !== null && !clicked.hasAttribute('popovertarget')) button = clicked;
  };
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('click', onClick, true);
    if (button?.isConnected) button.click();
  };
}
