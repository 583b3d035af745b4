import { type ToggleEvent, useEffect, useRef } from 'react';

import { desktopQuery } from '../../theme/theme';

/** If the menu button became inert sooner, screen readers would not announce the close button. */
const inertDelayMs = 1000;

/**
 * What the browser's popover lacks: keeps the focus in the open menu, returns it on closing, and
 * closes the menu when the page or the layout changes.
 */
export function useMenu() {
  const menu = useRef<HTMLElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const inertTimer = useRef(0);

  function close() {
    menu.current?.hidePopover();
  }

  function keepFocusInMenu() {
    closeButton.current?.focus();
    clearTimeout(inertTimer.current);
    inertTimer.current = window.setTimeout(() => setInertAround(menu.current, true), inertDelayMs);
  }

  function onToggle({ newState }: ToggleEvent) {
    if (newState === 'open') keepFocusInMenu();
  }

  // Before the menu closes, so that a clicked link can move the focus afterwards.
  function onBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'open') return;
    clearTimeout(inertTimer.current);
    setInertAround(menu.current, false);
    openButton.current?.focus({ preventScroll: true });
  }

  useEffect(() => {
    // Opened before hydration.
    if (menu.current?.matches(':popover-open')) keepFocusInMenu();
    const desktop = window.matchMedia(desktopQuery);
    desktop.addEventListener('change', close);
    // Back and Forward change the page under an open menu.
    window.addEventListener('popstate', close);
    return () => {
      desktop.removeEventListener('change', close);
      window.removeEventListener('popstate', close);
    };
  }, []);

  return { menu, openButton, closeButton, close, onToggle, onBeforeToggle };
}

function setInertAround(element: HTMLElement | null, inert: boolean) {
  for (let inner = element; inner && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement?.children ?? []) {
      if (sibling !== inner && sibling instanceof HTMLElement) sibling.inert = inert;
    }
  }
}
