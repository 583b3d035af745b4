/** The site's folder on its host, with a slash at both ends. */
export const basePath = `/${process.env.PUBLIC_PATH ?? ''}/`.replace(/\/+/g, '/');

/**
 * The URL at which the build will be published. If empty, that is `siteUrl` in content/company.yaml. The URL
 * ends with a folder only if this preview is in a folder and the real site is not.
 */
export const publishUrl = process.env.SITE_URL ?? '';
