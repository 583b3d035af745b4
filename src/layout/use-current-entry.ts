import { startTransition, useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

import { navigation, type NavigationLink } from '../content/navigation';
import { pageHandle } from '../seo/page-handle';
import { paths } from '../paths';

/**
 * Returns a function that gives the `aria-current` of a navigation entry: `page`, `location` for the
 * section in view, `true` for the career page while one of its jobs is shown.
 */
export function useCurrentEntry() {
  const { pathname } = useLocation();
  const { kind } = pageHandle(useMatches());
  const sectionInView = useSectionInView(pathname);

  return ({ to, section }: NavigationLink) => {
    if (section !== undefined) return section === sectionInView ? 'location' : undefined;
    if (kind === 'job') return to === paths.career ? 'true' : undefined;
    return kind !== 'not-found' && to === paths[kind] ? 'page' : undefined;
  };
}

/** The id of the section that crosses the middle of the screen. */
function useSectionInView(pathname: string) {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const sections = navigation.flatMap(
      ({ section = '' }) => document.getElementById(section) ?? [],
    );
    const crossing = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) crossing.set(target, isIntersecting);
        const last = sections.findLast((section) => crossing.get(section));
        // Scrolling has priority over this update.
        startTransition(() => setInView(last?.id));
      },
      // A line a little above the middle of the screen.
      { rootMargin: '-45% 0px -55% 0px' },
    );
    sections.forEach((section) => observer.observe(section));
    return () => {
      observer.disconnect();
      setInView(undefined);
    };
  }, [pathname]);

  return inView;
}
