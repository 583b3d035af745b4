import { useLocation, useMatches } from 'react-router-dom';

import { navigation, type NavigationLink } from '../content/navigation';
import { pageHandle, type PageHandle } from '../seo/page-handle';
import { paths } from '../paths';
import { useSectionInView } from './use-section-in-view';

const sections = navigation.flatMap(({ section }) => section ?? []);

/** The entry that each kind of page belongs to. */
const entries: Record<PageHandle['kind'], string | null> = {
  home: paths.home,
  career: paths.career,
  job: paths.career,
  'not-found': null,
};

/**
 * Returns the `aria-current` of an entry of the navigation: `page`, `location` for the section in
 * view, `true` for the list that a job belongs to.
 */
export function useCurrentEntry() {
  const { pathname } = useLocation();
  const { kind } = pageHandle(useMatches());
  const sectionInView = useSectionInView(sections, pathname);

  return ({ to, section }: NavigationLink) => {
    if (section !== undefined) return section === sectionInView ? 'location' : undefined;
    if (to !== entries[kind]) return undefined;
    return kind === 'job' ? 'true' : 'page';
  };
}
