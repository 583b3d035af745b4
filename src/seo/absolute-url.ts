import { basePath } from '../base-path';

/** `/career` → `https://…/career` */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + basePath + path.replace(/^\//, '');
}
