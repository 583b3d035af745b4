import { createHash } from 'node:crypto';

/**
 * The policy for a document with one style element. `frame-ancestors` is in a response header,
 * because a meta element cannot set it (docs/decisions/0003-content-security-policy.md).
 */
export function contentSecurityPolicy(css: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion inserts an empty style element and fills it with insertRule.
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

export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
