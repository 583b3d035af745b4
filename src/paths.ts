/** Every address of the site that is not a job's; for those see `jobPath` (`jobs/job.ts`). */
export const paths = {
  home: '/',
  /** The same page under a second address; `home` is canonical. */
  homeAlias: '/Home',
  career: '/career',
} as const;

/** The ids that hash links lead to on the home page. */
export const homeSections = {
  home: 'home',
  about: 'About',
  services: 'Services',
  cloudTechnologies: 'CloudTechnologies',
  career: 'Career',
  contact: 'contact',
} as const;

export type HomeSectionId = (typeof homeSections)[keyof typeof homeSections];

/** The address of a section of the home page, good from every page: `About` → `/#About`. */
export function homeSectionPath(id: HomeSectionId): string {
  return `${paths.home}#${id}`;
}
