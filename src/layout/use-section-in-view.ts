import { startTransition, useEffect, useState } from 'react';

/**
 * The id of the section that crosses the middle of the screen, or `null` while none does.
 *
 * @param ids ids that are missing on the page are ignored
 * @param page its path; another one looks for the elements again
 */
export function useSectionInView(ids: readonly string[], page: string): string | null {
  const [inView, setInView] = useState<string | null>(null);

  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (sections.length === 0) return;
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        const last = ids.findLast((id) => crossing.has(id)) ?? null;
        // Rendering this must not hold up scrolling.
        startTransition(() => setInView(last));
      },
      // A line a little above the middle of the screen.
      { rootMargin: '-45% 0px -55% 0px' },
    );
    sections.forEach((section) => observer.observe(section));
    return () => {
      observer.disconnect();
      setInView(null);
    };
  }, [ids, page]);

  return inView;
}
