/**
 * Two environment variables of the build, which webpack inlines in browser code
 * (generator/webpack/configurations.ts). docs/code.md lists all.
 */
declare const process: { env: { PUBLIC_PATH?: string; SITE_URL?: string } };

/** The site's folder on its host, with a slash at both ends. */
export const basePath = `/${process.env.PUBLIC_PATH ?? ''}/`.replace(/\/+/g, '/');

/** The origin that the site is built for; if empty, the one in content/company.yaml. */
export const buildOrigin = process.env.SITE_URL ?? '';
