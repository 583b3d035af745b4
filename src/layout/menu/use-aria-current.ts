import { startTransition, useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

import type { NavigationLink } from '../../navigation';
import { homeSections } from '../../paths';
import { findMetadata } from '../../seo/metadata';

/**
 * Returns a function from a navigation link to its `aria-current`: `page`, `location` for the section in
 * view, or `true` for the career page while the visitor reads one of its jobs.
 */
export function useAriaCurrent() {
  const page = findMetadata(useMatches());
  const sectionInView = useSectionInView();

  return ({ to, section }: NavigationLink) => {
    if (section !== undefined) return section === sectionInView ? 'location' : undefined;
    if (to === page?.path) return 'page';
    return to === page?.parentPath ? 'true' : undefined;
  };
}

/** The sections of the home page, without the empty anchor `Career`. */
const sectionSelector = Object.values(homeSections)
  .map((id) => `section#${id}`)
  .join(', ');

/** The id of the home page's section in the middle of the screen. */
function useSectionInView(): string | undefined {
  const { pathname } = useLocation();
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        // The update is a transition, so it yields to scrolling.
        if (entry) startTransition(() => setInView(entry.target.id));
      },
      // Observes a line 45% down the window.
      { rootMargin: '-45% 0px -55% 0px' },
    );
    document.querySelectorAll(sectionSelector).forEach((section) => observer.observe(section));
    return () => {
      observer.disconnect();
      setInView(undefined);
    };
  }, [pathname]);

  return inView;
}
