/** What our files are, by the ending of their names; documents are not among them. */
export const mediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  map: 'application/json',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Text, which the build compresses, so that a `.br` and a `.gz` lie beside each such file. */
export const compressibleFiles = /\.(html|js|map|svg|xml|txt|json|webmanifest)$/;
