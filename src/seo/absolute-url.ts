import { basePath, buildUrl } from '../environment';

/** `/career` → `https://…/career`, always on the real site, in its folder if it has one. */
export function absoluteUrl(siteUrl: string, path: string): string {
  const isFolderOfPreview = isPreviewBuild(siteUrl) && new URL(buildUrl).pathname !== '/';
  return siteUrl + (isFolderOfPreview ? '/' : basePath) + path.replace(/^\//, '');
}

/** Whether the build is for another URL than the real site's (docs/hosting.md). */
export function isPreviewBuild(siteUrl: string): boolean {
  return buildUrl !== '' && !`${buildUrl}/`.startsWith(`${siteUrl}/`);
}
