import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';

import { applyHead } from '../seo/head';
import { pageHandle } from '../seo/page-handle';
import { VisuallyHidden } from '../ui/visually-hidden';
import { hashTarget } from './hash-target';

/**
 * Does on a navigation what a browser does for a new document: updates the head, moves focus to where
 * the link leads, announces the page's title. ScrollRestoration scrolls; here it is only decided how:
 * smoothly to a section or within a page, at once to another page or a restored position.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { metadata } = pageHandle(useMatches());
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(location);

  // A layout effect, and mounted before ScrollRestoration, so that it runs before that scrolls.
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

/** The page's heading, made focusable. */
function mainHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
