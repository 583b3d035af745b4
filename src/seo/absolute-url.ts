import { basePath, publishUrl } from '../environment';

/** `/career` → `https://…/career`: the URL on the real site, even in a preview build. */
export function absoluteUrl(siteUrl: string, path: string): string {
  const onlyPreviewHasFolder = isPreviewBuild(siteUrl) && new URL(publishUrl).pathname !== '/';
  return siteUrl + (onlyPreviewHasFolder ? '/' : basePath) + path.replace(/^\//, '');
}

/** A preview build is for a URL other than the real site's (docs/hosting.md). */
export function isPreviewBuild(siteUrl: string): boolean {
  return publishUrl !== '' && !`${publishUrl}/`.startsWith(`${siteUrl}/`);
}
