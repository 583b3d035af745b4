/** The site's folder on its host, with a slash at both ends. */
export const basePath = process.env.PUBLIC_PATH ?? '/';
