import { type HomeSectionId, homeSectionPath, homeSections, paths } from '../content/paths';

export type NavigationLink = {
  label: string;
  to: string;
  section?: HomeSectionId;
};

export const sectionLabels = {
  about: 'About us',
  services: 'Services',
  cloudTechnologies: 'Cloud Technologies',
  contact: 'Contact',
} as const;

/** Links of the navigation bar and of Useful Links in the footer. */
export const navigation: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  sectionLink('about'),
  sectionLink('services'),
  sectionLink('cloudTechnologies'),
  { label: 'Career', to: paths.career },
  sectionLink('contact'),
];

function sectionLink(name: keyof typeof sectionLabels): NavigationLink {
  const section = homeSections[name];
  return { label: sectionLabels[name], to: homeSectionPath(section), section };
}
