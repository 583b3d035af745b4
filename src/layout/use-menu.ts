import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, type ToggleEvent } from 'react';

/** Firefox before 125 and Safari before 17 have no popovers. */
const canUsePopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Adds to the browser's popover what a menu needs: while it is open, nothing else can be used, and the
 * focus moves into it and back.
 */
export function useMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const desktop = useTheme().breakpoints.up('md').replace('@media ', '');

  const close = () => {
    if (canUsePopovers()) menu.current?.hidePopover();
  };

  function isolate() {
    setInertAround(menu.current, true);
    closeButton.current?.focus();
  }

  function onToggle({ newState }: ToggleEvent) {
    if (newState === 'open') isolate();
  }

  // Before the menu closes, because a chosen entry moves the focus into the page right after.
  function onBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'open') return;
    setInertAround(menu.current, false);
    openButton.current?.focus({ preventScroll: true });
  }

  useEffect(() => {
    if (!canUsePopovers()) return;
    // The visitor may have opened the menu before hydration.
    if (menu.current?.matches(':popover-open')) isolate();
    const becomesDesktop = window.matchMedia(desktop);
    becomesDesktop.addEventListener('change', close);
    // Back and Forward change the page under an open menu.
    window.addEventListener('popstate', close);
    return () => {
      becomesDesktop.removeEventListener('change', close);
      window.removeEventListener('popstate', close);
    };
  }, [desktop]);

  return { menu, openButton, closeButton, close, onToggle, onBeforeToggle };
}

/** Sets `inert` on everything in the page but an element and its ancestors. */
function setInertAround(element: HTMLElement | null, inert: boolean) {
  for (let inner = element; inner && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement?.children ?? []) {
      if (sibling !== inner && sibling instanceof HTMLElement) sibling.inert = inert;
    }
  }
}
