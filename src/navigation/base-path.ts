/** webpack replaces it by the environment variable (webpack.config.js). */
declare const process: { env: { PUBLIC_PATH?: string } };

/**
 * The site's folder on its host, with a slash at both ends. `__webpack_public_path__` is another
 * folder on the development server: there, scripts are in `/` even if the pages are in a folder.
 */
export const basePath = process.env.PUBLIC_PATH ?? '/';
