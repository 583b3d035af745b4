/**
 * Moves the focus to an element that need not be a control, such as a heading, without scrolling.
 * Screen readers then go on reading there.
 */
export function moveFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  // With a selection, Orca in Firefox would go on reading at the old page's place
  // (docs/decisions/0023-screen-readers.md).
  window.getSelection()?.removeAllRanges();
  target.focus({ preventScroll: true });
}
