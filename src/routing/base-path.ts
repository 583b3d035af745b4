/** webpack replaces this name by its `publicPath` (webpack.config.js). */
declare const __webpack_public_path__: string;

/** The site's folder on its host, with a slash at both ends. */
export const basePath = __webpack_public_path__;
