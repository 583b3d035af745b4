/** Does nothing if the menu is not open, or if the browser has no popovers. */
export function closeMenu(menu: HTMLElement | null): void {
  if (menu && 'hidePopover' in menu) menu.hidePopover();
}

/**
 * Makes the links in the menu close it. The start script calls this, because on a slow phone the menu can
 * be used seconds before the app has started.
 */
export function closeMenuOnLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a') : null;
    if (link) closeMenu(link.closest<HTMLElement>('[popover]'));
  });
}
