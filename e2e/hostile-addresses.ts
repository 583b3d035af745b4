/** What every hostile address carries, so that it can be recognised wherever it comes back. */
export const marker = 'zq7hostile';

const traversals = [
  '../',
  '..\\',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '%252e%252e%252f',
  '..%c0%af',
  './/',
];
const targets = [
  'etc/passwd',
  'package.json',
  '.git/config',
  'hosting/nginx.ts',
  'node_modules/react/package.json',
];
const scripts = [
  `<script>alert("${marker}")</script>`,
  `%3Cscript%3Ealert(%22${marker}%22)%3C/script%3E`,
  `"><img src=x onerror=alert('${marker}')>`,
  `javascript:alert('${marker}')`,
  `%22onload=%22alert('${marker}')`,
  `{{constructor.constructor('alert("${marker}")')()}}`,
];
const odd = [
  '%',
  '%E0%A4%A',
  '%00',
  '%0d%0aLocation:%20//evil.example',
  '%ff%fe',
  'ä',
  '漢字',
  '🦊',
  '%F0%9F%A6%8A',
  ';',
  '~',
  '^',
  '|',
];
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '///evil.example/',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '//evil.example/%2e%2e',
];
const known = ['/', '/career', '/quality-analyst', '/static/js/', '/previews/'];

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Addresses as nobody well-meaning types them: each a path, with or without query and hash. */
export function hostileAddresses(count: number, seed: number): string[] {
  const next = random(seed);
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
  const times = (text: () => string, most: number) =>
    Array.from({ length: 1 + Math.floor(next() * most) }, text).join('');
  const kinds = [
    () => `${pick(known)}${times(() => pick(traversals), 8)}${pick(targets)}`,
    () => `/${pick(scripts)}`,
    () => `/${marker}/${pick(odd)}${pick(scripts)}`,
    () => `/${marker}${times(() => pick(odd), 4)}`,
    () => pick(elsewhere) + pick(['', `/${marker}`, '?next=//evil.example']),
    () => `/${marker.repeat(1 + Math.floor(next() * 3000))}`,
    () => `/${'a/'.repeat(Math.floor(next() * 900))}${marker}`,
    () => `${pick(known)}//${pick(targets)}`,
    () => `${pick(known)}?${marker}=${pick(scripts)}&url=${pick(elsewhere)}`,
    () => `/${marker}?redirect=${pick(elsewhere)}`,
    () =>
      `/${pick(['.htaccess', '.env', 'wp-login.php', 'index.php', 'admin', 'server-status'])}?${marker}`,
    () => `/static/${times(() => pick(traversals), 5)}${marker}.js`,
  ];
  return Array.from(
    { length: count },
    (_, index) => (kinds[index % kinds.length] ?? kinds[0])?.() ?? '/',
  );
}

/** What hostile links put behind a `#`. */
export function hostileHashes(count: number, seed: number): string[] {
  const next = random(seed);
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
  return Array.from(
    { length: count },
    () => `#${pick([...scripts, ...odd, ...elsewhere, ...traversals])}${pick(odd)}${pick(scripts)}`,
  );
}
