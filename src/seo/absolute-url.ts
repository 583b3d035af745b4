import { basePath } from '../base-path';

/** A path of the site as the whole world knows it: `/career` → `https://…/career`. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + basePath + path.replace(/^\//, '');
}
