import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { homeSections } from '../../content/paths';
import type { NavigationLink } from '../../routing/navigation';
import { usePageData, usePageHandle } from '../../routing/page-data';

/**
 * Returns a function from a navigation link to its `aria-current`: `page`, `location` for the
 * section in view, or `true` for the career page while the visitor reads one of its jobs.
 */
export function useAriaCurrent() {
  const path = usePageData()?.head.path;
  const { parentPath } = usePageHandle();
  const sectionInView = useSectionInView();

  return ({ to, section }: NavigationLink) => {
    if (section !== undefined) return section === sectionInView ? 'location' : undefined;
    if (to === path) return 'page';
    return to === parentPath ? 'true' : undefined;
  };
}

/** Matches the home page's sections, but not its anchor `#Career`, which is an empty `div`. */
const sectionSelector = Object.values(homeSections)
  .map((id) => `section#${id}`)
  .join(', ');

function useSectionInView(): string | undefined {
  const { pathname } = useLocation();
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        // In a transition, React renders only when it does not delay scrolling.
        if (entry) startTransition(() => setInView(entry.target.id));
      },
      // The margins leave a line, 45% of the way down the window, which the section in view crosses.
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
