import { useLocation, useMatches } from 'react-router-dom';

import { navigation, type NavigationLink } from '../content/navigation';
import { pageHandle } from '../seo/page-handle';
import { paths } from '../paths';
import { useSectionInView } from './use-section-in-view';

const sections = navigation.flatMap(({ section }) => section ?? []);

/**
 * Tells for each entry of the navigation how it stands to what is on the screen, as `aria-current`
 * says it: the `page` itself, the `location` within the page, `true` for the list that an opening
 * belongs to.
 */
export function useCurrentEntry() {
  const { pathname } = useLocation();
  const { kind } = pageHandle(useMatches());
  const sectionInView = useSectionInView(sections, pathname);

  return ({ to, section }: NavigationLink): 'page' | 'location' | 'true' | undefined => {
    if (section !== undefined) return section === sectionInView ? 'location' : undefined;
    if (to === paths.home) return kind === 'home' ? 'page' : undefined;
    if (kind === 'career') return 'page';
    return kind === 'job' ? 'true' : undefined;
  };
}
