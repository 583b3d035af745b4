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

/** Generated files in the site's root, except pages. */
export const outputFiles = {
  atomFeed: 'feed.xml',
  headers: '_headers',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
} as const;

/** Where to report a vulnerability (RFC 9116). Researchers look for it only in the host's root. */
export const securityTxtFile = '.well-known/security.txt';
