/** webpack replaces it by the environment variable (webpack.config.js). */
declare const process: { env: { PUBLIC_PATH?: string } };

/** The site's folder on its host, with a slash at both ends. */
export const basePath = process.env.PUBLIC_PATH ?? '/';
