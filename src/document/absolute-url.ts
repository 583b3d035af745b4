import { basePath } from '../base-path';
import { company } from '../content/company';

/** A path of the site as the whole world knows it: `/career` → `https://…/career`. */
export function absoluteUrl(path: string): string {
  return company.siteUrl + basePath + path.replace(/^\//, '');
}
