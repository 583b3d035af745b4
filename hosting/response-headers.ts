/** Names and values of response headers. */
export type Headers = Readonly<Record<string, string>>;

/** Seconds. */
const hour = 3600;
const day = 24 * hour;
const year = 365 * day;

/** Features of the browser that no page of ours, and nothing embedded, may use. */
const forbiddenFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Copy buttons. Sharing is our own by default; not every Chromium knows its name (`web-share`). */
const ownFeatures = ['clipboard-write'];

const permissionsPolicy = [
  ...forbiddenFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** Caching of what is not a document, by where it lies; the first that fits counts. */
const cacheRules: readonly { paths: RegExp; value: string }[] = [
  // The name changes with the content.
  { paths: /^\/static\//, value: `public, max-age=${year}, immutable` },
  { paths: /^\/previews\//, value: `public, max-age=${day}` },
  { paths: /^\/[^/]+\.(ico|svg|png|xml|txt|json|webmanifest)$/, value: `public, max-age=${hour}` },
];

/** Asked for anew each time, so that a deploy is seen at once. */
const documentCaching = 'no-cache';

/** Pictures that other sites show in their link previews. */
const sharedPictures = /^\/previews\//;

/** Headers that every response carries, whatever it is. */
export function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers older than frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * All headers of ours for a response.
 *
 * @param path below the site's root, as asked for: `/static/js/app.0123abcd.js`
 * @param status what is missing is never cached like what is there
 */
export function responseHeaders(policy: string, path: string, status = 200): Headers {
  const found = status < 400;
  const rule = cacheRules.find(({ paths }) => found && paths.test(path));
  return {
    ...securityHeaders(policy),
    'Cache-Control': rule?.value ?? documentCaching,
    'Cross-Origin-Resource-Policy':
      found && sharedPictures.test(path) ? 'cross-origin' : 'same-origin',
  };
}
