/** Variables that webpack's EnvironmentPlugin replaces in browser code. */
declare const process: { env: { PUBLIC_PATH?: string; SITE_URL?: string; WEBPACK_SERVE?: string } };
