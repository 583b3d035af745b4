import { homeSectionPath, homeSections, paths, type HomeSectionId } from '../paths';

export type NavigationLink = {
  label: string;
  to: string;
  /** The section of the home page that the link leads to. */
  section?: HomeSectionId;
};

/** Links of the navigation bar and of Useful Links in the footer. */
export const navigation: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  sectionLink('About us', homeSections.about),
  sectionLink('Services', homeSections.services),
  sectionLink('Cloud Technologies', homeSections.cloudTechnologies),
  { label: 'Career', to: paths.career },
  sectionLink('Contact', homeSections.contact),
];

function sectionLink(label: string, section: HomeSectionId): NavigationLink {
  return { label, to: homeSectionPath(section), section };
}
