/** Variables that webpack replaces in browser code (`EnvironmentPlugin` in build/webpack.ts). */
declare const process: { env: { PUBLIC_PATH?: string; SITE_URL?: string; WEBPACK_SERVE?: string } };
