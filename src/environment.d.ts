/** What the build replaces in browser code (webpack.config.js, EnvironmentPlugin). */
declare const process: { env: { PUBLIC_PATH?: string; SITE_URL?: string; WEBPACK_SERVE?: string } };
