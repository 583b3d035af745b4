import { startTransition, useEffect, useState } from 'react';

/**
 * The id of the section that crosses the middle of the screen, or `null` while none of them does.
 *
 * @param ids ids of elements on the current page; missing ones are passed over
 * @param page what the ids belong to; a new value looks for the elements again
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
        // Sections pass while the page scrolls: no frame waits for this.
        startTransition(() => setInView(last));
      },
      // A line across the screen, a little above its middle.
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
