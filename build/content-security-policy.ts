import { createHash } from 'node:crypto';

/**
 * What a page may load and run. A response header adds `frame-ancestors`, which a meta element cannot
 * hold (docs/decisions/0003-content-security-policy.md).
 *
 * @param css content of the document's style element
 */
export function contentSecurityPolicy(css: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion inserts an empty style element and fills it with `insertRule`.
    `style-src ${styleHash('')} ${styleHash(css)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types webpack',
  ].join('; ');
}

/** Allows a style element with exactly this content (CSP Level 3, 2.3.1). */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
