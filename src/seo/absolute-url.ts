import { basePath, buildOrigin } from '../environment';

/** `/career` → `https://…/career`, always on the real site. Ignores a preview build's folder. */
export function absoluteUrl(siteUrl: string, path: string): string {
  const folder = isPreviewBuild(siteUrl) ? '/' : basePath;
  return siteUrl + folder + path.replace(/^\//, '');
}

/** Whether the build is for another URL than the real site's (docs/hosting.md). */
export function isPreviewBuild(siteUrl: string): boolean {
  return buildOrigin !== '' && buildOrigin !== siteUrl;
}
