import { createHash } from 'node:crypto';

/**
 * Returns the policy for a document with these style elements. `frame-ancestors` is in a response
 * header, because a meta element cannot set it (docs/decisions/0003-content-security-policy.md).
 */
export function contentSecurityPolicy(styles: readonly string[]): string {
  // Emotion inserts an empty style element and fills it with insertRule.
  const hashes = ['', ...styles].map(styleHash).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashes}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types webpack',
  ].join('; ');
}

function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
