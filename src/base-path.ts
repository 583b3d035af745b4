/** Where the site is hosted, with a slash at both ends; the build's `PUBLIC_PATH`. */
export const basePath = `/${process.env.PUBLIC_PATH ?? ''}/`.replace(/\/+/g, '/');
