import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';

import { applyHead } from '../seo/apply-head';
import { pageHandle } from '../seo/page-handle';
import { VisuallyHidden } from '../ui/visually-hidden';
import { hashTarget } from './hash-target';

/**
 * What a browser does when it arrives at another document, and a router does not: the head is brought
 * up to date, focus moves to where the link led, a new page's title is announced. Nothing on the first
 * load, which is the browser's own. Scrolling is ScrollRestoration's part; only its manner is decided
 * here: smooth towards a section or within a page, at once to another page or a restored position.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { metadata } = pageHandle(useMatches());
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(location);

  // A layout effect of a component mounted before ScrollRestoration runs before it scrolls.
  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (location === from) return;

    const newPage = location.pathname !== from.pathname;
    const target = hashTarget(location.hash);
    const root = document.documentElement;
    if (navigationType === 'POP' || (newPage && target === null))
      root.style.scrollBehavior = 'auto';

    if (newPage) {
      applyHead(metadata);
      setAnnouncement(metadata.title);
    }
    const destination = target ?? (newPage ? mainHeading() : null);
    if (newPage || navigationType !== 'POP') destination?.focus({ preventScroll: true });
  }, [location, navigationType, metadata]);

  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, [location]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/** The page's heading, made able to take focus, or the main element while there is none. */
function mainHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? document.querySelector<HTMLElement>('main');
}
