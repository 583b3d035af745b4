/** The site's folder on its host, with a slash at both ends. */
export const basePath = `/${process.env.PUBLIC_PATH ?? ''}/`.replace(/\/+/g, '/');

/**
 * Where the build will be published; if empty, at `siteUrl` in content/company.yaml. It ends with the folder
 * if only this preview is in one, and not the real site.
 */
export const buildUrl = process.env.SITE_URL ?? '';
