import { basePath } from '../base-path';

/** `/career` → `https://…/career`, always on the real site. A preview's own folder says nothing about it. */
export function absoluteUrl(siteUrl: string, path: string): string {
  const folder = isPreviewBuild(siteUrl) ? '/' : basePath;
  return siteUrl + folder + path.replace(/^\//, '');
}

/** Whether the build will be published at another address than the site's (docs/hosting.md). */
export function isPreviewBuild(siteUrl: string): boolean {
  const address = process.env.SITE_URL;
  return Boolean(address) && address !== siteUrl;
}
