/** The site's folder on its host, with a slash at both ends. Set by `PUBLIC_PATH`. */
export const basePath = `/${process.env.PUBLIC_PATH ?? ''}/`.replace(/\/+/g, '/');
