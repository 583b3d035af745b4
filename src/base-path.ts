/** The path under which the site is hosted, with a slash at both ends; `PUBLIC_PATH` at build. */
export const basePath = `/${process.env.PUBLIC_PATH ?? ''}/`.replace(/\/+/g, '/');
