import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

import { hashTarget } from './hash-target';

/**
 * After a navigation, moves the focus to the section in the link's hash, otherwise to the page's
 * heading. Screen readers speak it and show it in braille; live regions don't reach braille
 * (github.com/facebook/docusaurus/issues/11332). Adding a live region as well would announce the
 * page twice.
 */
export function useFocusAfterNavigation(): void {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const previous = useRef(location);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (location === from) return;

    if (scrollsInstantly(from, location, isBackOrForward)) setScrollBehavior('auto');
    const target = focusTarget(from, location, isBackOrForward);
    if (!target) return;
    moveFocus(target);
    return moveSelectionLater(target);
  }, [location, isBackOrForward]);

  // By now, ScrollRestoration's layout effect has scrolled the page.
  useEffect(() => {
    setScrollBehavior('');
  }, [location]);
}

/** Only links to a section scroll smoothly. */
function scrollsInstantly(from: Location, to: Location, isBackOrForward: boolean): boolean {
  const isNewPage = to.pathname !== from.pathname;
  return isBackOrForward || (isNewPage && !hashTarget(to.hash));
}

/** The element that gets the focus; `null` to leave the focus where it is. */
function focusTarget(from: Location, to: Location, isBackOrForward: boolean): HTMLElement | null {
  const isNewPage = to.pathname !== from.pathname;
  if (isBackOrForward && !isNewPage) return null;
  const section = hashTarget(to.hash);
  if (section) return section;
  if (!isNewPage && to.hash !== '') return null;
  return document.querySelector<HTMLElement>('main h1');
}

function setScrollBehavior(value: '' | 'auto'): void {
  document.documentElement.style.scrollBehavior = value;
}

/**
 * Headings and sections are focusable only while they have the focus, because screen readers skip
 * the titles of focusable sections (docs/decisions/0011-screen-readers.md).
 */
function moveFocus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** If the selection moved sooner, Chromium's screen reader would not speak the focused element. */
const selectionDelayMs = 400;

/**
 * Moves the selection to the focused element, where screen readers in Firefox continue to read
 * (docs/decisions/0011-screen-readers.md).
 *
 * @returns a function that cancels the move
 */
function moveSelectionLater(target: HTMLElement): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement === target) window.getSelection()?.collapse(target, 0);
  }, selectionDelayMs);
  return () => clearTimeout(timer);
}
