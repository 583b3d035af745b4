import { startTransition, useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

import type { NavigationLink } from '../content/navigation';
import { paths } from '../paths';
import { matchedMetadata } from '../seo/metadata';

/**
 * Returns a function that gives the `aria-current` of a navigation link: `page`, `location` for the
 * section in view, `true` for the career page while the visitor reads one of its jobs.
 */
export function useAriaCurrent() {
  const { kind } = matchedMetadata(useMatches());
  const sectionInView = useSectionInView();

  return ({ to, section }: NavigationLink) => {
    if (section !== undefined) return section === sectionInView ? 'location' : undefined;
    if (kind === 'job') return to === paths.career ? 'true' : undefined;
    return kind !== 'not-found' && to === paths[kind] ? 'page' : undefined;
  };
}

/** The id of the section in the middle of the screen. */
function useSectionInView(): string | undefined {
  const { pathname } = useLocation();
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        // As a transition, the update yields to scrolling.
        if (entry) startTransition(() => setInView(entry.target.id));
      },
      // A line at 45 % of the window.
      { rootMargin: '-45% 0px -55% 0px' },
    );
    document.querySelectorAll('main > section').forEach((section) => observer.observe(section));
    return () => {
      observer.disconnect();
      setInView(undefined);
    };
  }, [pathname]);

  return inView;
}
