/**
 * `/career` → `https://…/career`
 *
 * @param siteUrl where the real site is, with its folder, even in a preview build
 *   (generator/site-address.ts)
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return `${siteUrl}/${path.replace(/^\//, '')}`;
}
