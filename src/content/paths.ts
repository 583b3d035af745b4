export const paths = {
  home: '/',
  /** The same page at a second URL; `home` is canonical. */
  homeAlias: '/Home',
  career: '/career',
} as const;

/** The path in the route table of the 404 page, which stands for all addresses that no other page has. */
export const notFoundPath = '*';

export const homeSections = {
  home: 'home',
  about: 'About',
  services: 'Services',
  cloudTechnologies: 'CloudTechnologies',
  career: 'Career',
  contact: 'contact',
} as const;

export type HomeSectionId = (typeof homeSections)[keyof typeof homeSections];

/** Returns the path of a section of the home page: `/#About` for `About`. */
export function homeSectionPath(id: HomeSectionId): string {
  return `${paths.home}#${id}`;
}

/** Returns the path of a job's page: `/programmer-analyst`. */
export function jobPath({ slug }: { slug: string }): string {
  return `/${slug}`;
}
