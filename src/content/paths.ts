export const paths = {
  home: '/',
  /** The same page at a second URL; `home` is canonical. */
  homeAlias: '/Home',
  career: '/career',
} as const;

export const homeSections = {
  home: 'home',
  about: 'About',
  services: 'Services',
  cloudTechnologies: 'CloudTechnologies',
  career: 'Career',
  contact: 'contact',
} as const;

export type HomeSectionId = (typeof homeSections)[keyof typeof homeSections];

/** `About` → `/#About` */
export function homeSectionPath(id: HomeSectionId): string {
  return `${paths.home}#${id}`;
}

/** `/programmer-analyst` */
export function jobPath({ slug }: { slug: string }): string {
  return `/${slug}`;
}
