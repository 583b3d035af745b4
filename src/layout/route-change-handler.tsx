import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';

import { applyHead } from '../seo/head';
import { pageHandle } from '../seo/page-handle';
import { hashTarget } from './hash-target';

/**
 * Does on a navigation what the browser does for a new document: updates the head and moves the focus to
 * the section that the link names, else to the page's heading. Screen readers read what takes focus, on a
 * braille display too, which live regions do not reach (github.com/facebook/docusaurus/issues/11332); a
 * live region as well would make them say the page's name twice.
 *
 * It also sets how ScrollRestoration scrolls: smoothly to a section or within a page, at once to another
 * page or a restored position.
 */
export function RouteChangeHandler() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { metadata } = pageHandle(useMatches());
  const previous = useRef(location);

  // A layout effect, mounted before ScrollRestoration, so that it runs before the scrolling.
  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (location === from) return;

    const isNewPage = location.pathname !== from.pathname;
    const target = hashTarget(location.hash);
    if (navigationType === 'POP' || (isNewPage && target === null))
      document.documentElement.style.scrollBehavior = 'auto';

    if (isNewPage) applyHead(metadata);
    const destination = target ?? (isNewPage ? mainHeading() : null);
    if (isNewPage || navigationType !== 'POP') destination?.focus({ preventScroll: true });
  }, [location, navigationType, metadata]);

  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, [location]);

  return null;
}

/** The page's heading, made focusable. */
function mainHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
