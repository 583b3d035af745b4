import { createHash } from 'node:crypto';

/** The hash of an empty style element, which emotion inserts and then fills rule by rule. */
const emptyStyle = sourceHash('');

/** A hash source of CSP: base64 of the SHA-256 of an element's exact text (CSP Level 3, 2.3.1). */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of the documents: nothing but our own files and the style elements that
 * stand in the documents. One policy holds for all, because the app navigates between them.
 *
 * @param documents the documents as they are served
 */
export function contentSecurityPolicy(documents: readonly string[]): string {
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
    // webpack's own, for the chunks it loads (`output.trustedTypes`).
    'trusted-types webpack',
  ].join('; ');
}
