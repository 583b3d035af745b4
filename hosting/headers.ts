import { createHash } from 'node:crypto';

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

/** For the copy buttons. Sharing is allowed by default, and not every Chromium knows `web-share`. */
const ownFeatures = ['clipboard-write'];

const permissionsPolicy = [
  ...forbiddenFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** Every response carries these. */
export const commonHeaders: Headers = {
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Documents carry these as well, and so does every file that no rule below names.
 *
 * @param documents the HTML of every document
 */
export function documentHeaders(documents: readonly string[]): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(documents),
    // For browsers older than frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Revalidated at every visit, so that a deploy is seen at once. */
export const documentCaching = 'no-cache';

/**
 * Files that are not documents, by their path below the site's root; where two rules fit, the later
 * one counts. Patterns, because Cloudflare Pages reads no more than 100 rules.
 */
export const fileRules: readonly { paths: readonly string[]; headers: Headers }[] = [
  {
    paths: ['ico', 'jpg', 'json', 'pdf', 'png', 'svg', 'txt', 'webmanifest', 'webp', 'xml'].map(
      (extension) => `*.${extension}`,
    ),
    headers: { 'Cache-Control': `public, max-age=${hour}` },
  },
  {
    // Other sites show these pictures in their link previews.
    paths: ['previews/*'],
    headers: {
      'Cache-Control': `public, max-age=${day}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  {
    // A file's name changes with its content.
    paths: ['static/*'],
    headers: { 'Cache-Control': `public, max-age=${year}, immutable` },
  },
];

/** The hash of an empty style element, which emotion inserts and then fills rule by rule. */
const emptyStyle = sourceHash('');

/** A hash source of CSP: base64 of the SHA-256 of an element's exact text (CSP Level 3, 2.3.1). */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of the documents: nothing but our own files and the style elements that
 * stand in the documents. One policy holds for all, because the app navigates between them.
 */
function contentSecurityPolicy(documents: readonly string[]): string {
  const styles = documents.flatMap((html) =>
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => sourceHash(css)),
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...new Set([emptyStyle, ...styles])].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // With which webpack loads its chunks (`output.trustedTypes`)
    'trusted-types webpack',
  ].join('; ');
}
